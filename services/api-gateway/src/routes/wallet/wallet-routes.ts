import { z } from 'zod';
import { pageOf } from '../../wire/paging.ts';
import { members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Id, listOf, PageQuery } from '../../wire/schemas.ts';
import { toMovement, toWallet } from './wallet-mapping.ts';
import { Wallet, WalletMovement } from './wallet-wire.ts';

const OfUser = z.object({ userId: Id });

export const walletRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/wallet/{userId}',
    summary: 'What can be spent, from which bucket and until when; what is held and what is promised',
    roles: members,
    params: OfUser,
    own: ({ caller, params }) => caller.subject === params.userId,
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
  route({
    method: 'get',
    path: '/wallet/{userId}/statement',
    summary: 'Every movement of the wallet with its reason, newest first',
    roles: members,
    params: OfUser,
    query: PageQuery,
    own: ({ caller, params }) => caller.subject === params.userId,
    response: listOf(WalletMovement),
    handle: async ({ params, query }, { wallets }) => {
      const page = pageOf(query);
      const { movements, total } = await wallets.listWalletMovements({ studentId: params.userId, page });
      return { data: movements.map(toMovement), total };
    },
  }),
];
