import { requireCaller } from '@sargam/chassis/service';
import type {
  CommerceServiceImplementation,
  WaitingImport as WaitingImportMessage,
} from '@sargam/proto/commerce/v1/commerce';
import type { Deps } from '../deps.ts';
import { orderMessage } from '../orders/order-messages.ts';
import { acceptImport, importOrder } from './import-order.ts';
import { listWaitingImports, type WaitingImport } from './waiting-import-store.ts';

/** Paid orders of an earlier system. Above the ceiling a second admin accepts them. */
export const importHandlers = (deps: Deps) =>
  ({
    async importPaidOrder(request, context) {
      const { subject } = requireCaller(context, { roles: ['admin'] });
      return orderMessage(await importOrder(deps, request, subject));
    },

    async acceptImport({ reference }, context) {
      const { subject } = requireCaller(context, { roles: ['admin'] });
      return orderMessage(await acceptImport(deps, reference, subject));
    },

    async listWaitingImports(_request, context) {
      requireCaller(context, { roles: ['admin'] });
      const waiting = await listWaitingImports(deps.database.db, deps.clock());
      return { imports: waiting.map(waitingMessage) };
    },
  }) satisfies Partial<CommerceServiceImplementation>;

const waitingMessage = ({ payable, ...waiting }: WaitingImport): WaitingImportMessage => ({
  ...waiting,
  payablePoisha: payable,
});
