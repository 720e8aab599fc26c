import { ChargeState } from '@sargam/proto/commerce/v1/charge';
import type { Bill } from '../payments/bill.ts';
import { type Order, stateAfter } from './order.ts';
import { reacquireHolds } from './order-holds.ts';
import { orderStateMessage } from './order-messages.ts';
import { closeOrder, markPaid, putUnderReview } from './order-transitions.ts';

/** An order as a bill. */
export const orderBill = (order: Order): Bill => ({
  ref: { kind: 'order', id: order.id },
  payer: order.studentId,
  incomeAccount: 'sales',
  canBePaid: stateAfter(order.state, 'settle') !== undefined,
  canBeReviewed: order.state === 'review' || stateAfter(order.state, 'putUnderReview') !== undefined,
  isUnderReview: order.state === 'review',
  reacquireHolds: (tx, at) => reacquireHolds(tx, order, at),
  markPaid: async (tx, { received, method }, cause) =>
    orderBill(await markPaid(tx, order, { received, method }, cause)),
  putUnderReview: async (tx, cause) => orderBill(await putUnderReview(tx, order, cause)),
  close: async (tx, action, cause) => orderBill(await closeOrder(tx, order, action, cause)),
  outcome: {
    orderId: order.id,
    state: orderStateMessage(order.state),
    chargeReference: '',
    chargeState: ChargeState.CHARGE_STATE_UNSPECIFIED,
  },
});
