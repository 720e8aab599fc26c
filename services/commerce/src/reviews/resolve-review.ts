import { domainError } from '@sargam/chassis/errors';
import type { Charge } from '../charges/charge.ts';
import { chargeBill } from '../charges/charge-bill.ts';
import { lockCharge } from '../charges/charge-store.ts';
import type { ChargeReference } from '../ids.ts';
import { type Order, stateAfter } from '../orders/order.ts';
import { orderBill } from '../orders/order-bill.ts';
import { acquireHolds, releaseHolds } from '../orders/order-holds.ts';
import { saveTransition } from '../orders/order-store.ts';
import { findPaidAttempts, type PaidAttempt, transitionPayment } from '../payments/payment-store.ts';
import { acceptPayment, refundOtherPayments } from '../payments/settle.ts';
import { refundCharge } from '../refunds/refund-charge.ts';
import { publishOrderRefunded } from '../refunds/refund-messages.ts';
import { refundPayment, refundSurplus } from '../refunds/refund-payment.ts';
import type { Tx } from '../tables.ts';

interface ReviewDecision {
  readonly accept: boolean;
  readonly reason: string;
  readonly admin: string;
  readonly at: Date;
}

/**
 * An admin accepts an order under review as paid, or refunds it. Of several payments under review, the first one decides the order;
 * the others are refunded as second payments.
 */
export const resolveOrderReview = async (tx: Tx, order: Order, decision: ReviewDecision): Promise<void> => {
  const [first, ...othersUnderReview] = await findPaidAttempts(tx, { kind: 'order', id: order.id }, 'review');
  if (order.state !== 'review' || !first)
    throw domainError.conflict('order-not-under-review', 'This order is not under review.');
  await (decision.accept ? acceptReview : rejectReview)(tx, order, { ...first, othersUnderReview }, decision);
};

/** The first attempt under review, and the others. */
type Attempts = PaidAttempt & { readonly othersUnderReview: readonly PaidAttempt[] };

const acceptReview = async (
  tx: Tx,
  order: Order,
  attempt: Attempts,
  { reason, admin: actor, at }: ReviewDecision,
): Promise<void> => {
  if (!(await acquireHolds(tx, order, at))) {
    throw domainError.precondition(
      'order-holds-gone',
      'The wallet money or the coupon of this order is gone. Please give the money back.',
    );
  }
  await acceptPayment(tx, { ...attempt, bill: orderBill(order) }, { actor, reason, at }, refundSurplus);
};

/** Releases the holds and refunds the payments. The order was never paid. */
const rejectReview = async (
  tx: Tx,
  order: Order,
  { payment, receipt, othersUnderReview }: Attempts,
  { reason, admin, at }: ReviewDecision,
): Promise<void> => {
  const state = stateAfter(order.state, 'refundAll');
  if (!state) throw new Error(`order in state ${order.state} cannot be refunded in full`);
  const after: Order = { ...order, state, refunded: payment.amount };
  await releaseHolds(tx, order, at);
  await transitionPayment(tx, payment, 'return', { at, receipt });
  await saveTransition(tx, after, { action: 'refuseReview', actor: admin, reason, at });
  const refundDecision = { reason: 'wrong_amount', note: reason, decidedBy: admin, at } as const;
  const refund = await refundPayment(tx, orderBill(after), payment, refundDecision);
  await publishOrderRefunded(tx, after, refund, 0n);
  await refundOtherPayments(tx, { bill: orderBill(after), othersUnderReview, at }, refundSurplus);
};

/** An admin accepts a charge under review as paid, or refunds it. */
export const resolveChargeReview = async (
  tx: Tx,
  reference: ChargeReference,
  { accept, reason, admin: actor, at }: ReviewDecision,
): Promise<Charge> => {
  const charge = await lockCharge(tx, reference);
  const ref = { kind: 'charge', id: reference } as const;
  const [first, ...othersUnderReview] = await findPaidAttempts(tx, ref, 'review');
  if (charge?.state !== 'review' || !first)
    throw domainError.conflict('charge-not-under-review', 'This payment is not under review.');
  const cause = { actor, reason, at };
  if (accept) {
    await acceptPayment(tx, { ...first, othersUnderReview, bill: chargeBill(charge) }, cause, refundSurplus);
  } else await refundCharge(tx, reference, cause);
  return (await lockCharge(tx, reference)) ?? charge;
};
