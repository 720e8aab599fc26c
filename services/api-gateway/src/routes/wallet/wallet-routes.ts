import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { listOf, PageQuery, toPage } from '../../wire/schemas.ts';
import { toMovement, toWallet } from './wallet-mapping.ts';
import { Wallet, WalletMovement } from './wallet-wire.ts';

export const walletRoutes: readonly Route[] = [
  route.get('/wallet/{userId}', {
    summary: 'Available balance per bucket with expiry, held amounts and pending rewards',
    ...ownUser,
    response: Wallet,
    handle: async ({ params }, { commerce, wallets }) => {
      const studentId = params.userId;
      const [wallet, lots] = await Promise.all([
        commerce.getWallet({ studentId }),
        wallets.listWalletLots({ studentId }),
      ]);
      return toWallet(wallet, lots);
    },
  }),
  route.get('/wallet/{userId}/statement', {
    summary: 'All movements of the wallet with their kind, newest first',
    ...ownUser,
    query: PageQuery,
    response: listOf(WalletMovement),
    handle: async ({ params, query }, { wallets }) => {
      const page = toPage(query);
      const { movements, total } = await wallets.listWalletMovements({ studentId: params.userId, page });
      return { data: movements.map(toMovement), total };
    },
  }),
];
