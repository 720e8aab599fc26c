import { listOf } from '../../api/response.ts';
import { PageQuery, toPage } from '../../api/schemas.ts';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { walletCsv } from './wallet-csv.ts';
import { Wallet, WalletMovement } from './wallet-response.ts';

export const walletRoutes: readonly Route[] = [
  route.get('/wallet/{userId}', {
    summary: 'Available balance per bucket with expiry, held amounts and pending rewards',
    ...ownUser,
    response: Wallet,
    handle: async ({ params }, { commerce, wallets }) => {
      const studentId = params.userId;
      const [wallet, { lots, heldPoisha }] = await Promise.all([
        commerce.getWallet({ studentId }),
        wallets.listWalletLots({ studentId }),
      ]);
      return { ...wallet, lots, heldPoisha };
    },
  }),
  route.get('/wallet/{userId}/statement', {
    summary: 'All movements of the wallet with their kind, newest first',
    ...ownUser,
    query: PageQuery,
    response: listOf(WalletMovement, 'movements'),
    handle: ({ params, query }, { wallets }) =>
      wallets.listWalletMovements({ studentId: params.userId, page: toPage(query) }),
    csv: walletCsv,
  }),
];
