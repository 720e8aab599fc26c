import { appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import type { Charge } from '../charges/charge.ts';
import { chargeBill } from '../charges/charge-bill.ts';
import { lockCharge } from '../charges/charge-store.ts';
import type { ChargeReference } from '../ids.ts';
import { type Order, stateAfter } from '../orders/order.ts';
import { orderBill } from '../orders/order-bill.ts';
import { acquireHolds } from '../orders/order-holds.ts';
import { findPaidAttempts, type PaidAttempt } from '../payments/payment-store.ts';
import { acceptPayment, refundOtherPayments } from '../payments/settle.ts';
import { refundCharge } from '../refunds/refund-charge.ts';
import { refundSurplus } from '../refunds/refund-payment.ts';
import { returnPayment } from '../refunds/return-payment.ts';
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
  const after = stateAfter(order.state, decision.accept ? 'settle' : 'refundAll');
  await appendAuditEntry(tx, decision.at, {
    action: 'ResolveOrderReview',
    targetKind: 'order',
    targetId: order.id,
    before: { state: order.state },
    after: { state: after },
    reason: decision.reason,
  });
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
  { othersUnderReview, ...first }: Attempts,
  { reason, admin, at }: ReviewDecision,
): Promise<void> => {
  const decision = { reason: 'wrong_amount', note: reason, decidedBy: admin, at } as const;
  const { order: after } = await returnPayment(tx, order, first, { ...decision, action: 'refuseReview' });
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
  const after = (await lockCharge(tx, reference)) ?? charge;
  await appendAuditEntry(tx, at, {
    action: 'ResolveChargeReview',
    targetKind: 'charge',
    targetId: reference,
    before: { state: charge.state },
    after: { state: after.state },
    reason,
  });
  return after;
};
