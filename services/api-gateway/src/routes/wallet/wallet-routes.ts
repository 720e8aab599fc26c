import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { allRoles } from '../../wire/roles.ts';
import { Id, listOf, PageQuery, toPage } from '../../wire/schemas.ts';
import { toMovement, toWallet } from './wallet-mapping.ts';
import { Wallet, WalletMovement } from './wallet-wire.ts';

const UserParams = z.object({ userId: Id });

export const walletRoutes: readonly Route[] = [
  route.get('/wallet/{userId}', {
    summary: 'Available balance per bucket with expiry, held amounts and pending rewards',
    roles: allRoles,
    params: UserParams,
    isOwner: ({ caller, params }) => caller.subject === params.userId,
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
    roles: allRoles,
    params: UserParams,
    query: PageQuery,
    isOwner: ({ caller, params }) => caller.subject === params.userId,
    response: listOf(WalletMovement),
    handle: async ({ params, query }, { wallets }) => {
      const page = toPage(query);
      const { movements, total } = await wallets.listWalletMovements({ studentId: params.userId, page });
      return { data: movements.map(toMovement), total };
    },
  }),
];
