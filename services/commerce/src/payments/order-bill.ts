import { ChargeState } from '@sargam/proto/commerce/v1/charge';
import { closeOrder, markPaid, putUnderReview } from '../orders/end-order.ts';
import { type Order, stateAfter } from '../orders/order.ts';
import { regain } from '../orders/order-holds.ts';
import { stateMessage } from '../orders/order-messages.ts';
import type { Bill } from './bill.ts';

/** An order as what a card payment pays for. */
export const orderBill = (order: Order): Bill => ({
  ref: { kind: 'order', id: order.id },
  payer: order.studentId,
  income: 'sales',
  canTake: stateAfter(order.state, 'settle') !== undefined,
  canSuspect: order.state === 'review' || stateAfter(order.state, 'suspect') !== undefined,
  // An order that had ended gave back what it held: paid after all, it takes it again.
  regain: (tx, at) => regain(tx, order, at),
  take: async (tx, { received, method }, cause) =>
    orderBill(await markPaid(tx, order, { received, method }, cause)),
  suspect: async (tx, cause) => orderBill(await putUnderReview(tx, order, cause)),
  close: async (tx, end, cause) => orderBill(await closeOrder(tx, order, end, cause)),
  outcome: {
    orderId: order.id,
    state: stateMessage(order.state),
    chargeReference: '',
    chargeState: ChargeState.CHARGE_STATE_UNSPECIFIED,
  },
});
