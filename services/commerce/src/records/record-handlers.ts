import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { RecordServiceImplementation } from '@sargam/proto/commerce/v1/records';
import type { Deps } from '../deps.ts';
import { parseChargeReference, parseOrderId } from '../ids.ts';
import { findOrder } from '../orders/order-store.ts';
import { requireOwnOrder } from '../orders/require-own-order.ts';
import { withRefunds } from '../purchases/purchase-handlers.ts';
import { planRefund } from '../refunds/refund.ts';
import { billRecordMessage } from './record-messages.ts';
import { findBillRecord } from './record-store.ts';

/** What the back-office shows of one order or one charge. */
export const recordHandlers = (deps: Deps): RecordServiceImplementation => ({
  getOrderRecord: async ({ orderId }, context) => {
    requireCaller(context, { roles: ['admin'] });
    const id = parseOrderId(orderId);
    const order = requireOwnOrder(await findOrder(deps.database.db, id), context);
    const [message, record] = await Promise.all([
      withRefunds(deps, order),
      findBillRecord(deps.database.db, { kind: 'order', id }),
    ]);
    return { order: message, record: billRecordMessage(record) };
  },

  getChargeRecord: async ({ reference }, context) => {
    requireCaller(context, { roles: ['admin'] });
    const id = parseChargeReference(reference);
    return billRecordMessage(await findBillRecord(deps.database.db, { kind: 'charge', id }));
  },

  previewRefund: async ({ orderId, amountPoisha }, context) => {
    requireCaller(context, { roles: ['admin'] });
    if (amountPoisha < 0n) throw domainError.invalid('invalid-refund', 'An amount is above zero.');
    const order = requireOwnOrder(await findOrder(deps.database.db, parseOrderId(orderId)), context);
    const plan = planRefund(order, amountPoisha === 0n ? undefined : amountPoisha);
    return {
      amountPoisha: plan.amount,
      walletPoisha: plan.wallet,
      cardPoisha: plan.card,
      leftPoisha: plan.left,
    };
  },
});
