import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import { type Order, stateAfter } from '../orders/order.ts';
import { acquireHolds, releaseHolds } from '../orders/order-holds.ts';
import { saveTransition } from '../orders/order-store.ts';
import { orderBill } from '../payments/order-bill.ts';
import { findPaidAttempts, type PaidAttempt, transitionPayment } from '../payments/payment-store.ts';
import { acceptPayment, refundOtherPayments } from '../payments/settle.ts';
import type { Tables } from '../tables.ts';
import { publishOrderRefunded } from './refund-events.ts';
import { refundPayment } from './refund-payment.ts';

export interface ReviewDecision {
  readonly accept: boolean;
  readonly reason: string;
  readonly admin: string;
  readonly at: Date;
}

/**
 * An admin takes an order as paid whose money waits, or gives it back. Of several payments that wait, the first is
 * what the order was paid with; the others were paid twice.
 */
export const resolveReview = async (tx: Tx<Tables>, order: Order, wish: ReviewDecision): Promise<void> => {
  const [first, ...waiting] = await findPaidAttempts(tx, { kind: 'order', id: order.id }, 'review');
  if (order.state !== 'review' || !first)
    throw domainError.conflict('order-not-under-review', 'This order is not under review.');
  await (wish.accept ? accept : giveBack)(tx, order, { ...first, waiting }, wish);
};

/** The attempt that decides, and the others whose money waits too. */
type Attempts = PaidAttempt & { readonly waiting: readonly PaidAttempt[] };

const accept = async (
  tx: Tx<Tables>,
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
  await acceptPayment(tx, { ...attempt, bill: orderBill(order) }, { actor, reason, at });
};

/** What it held is free again, and what came in goes back whence it came: it was never paid. */
const giveBack = async (
  tx: Tx<Tables>,
  order: Order,
  { payment, receipt, waiting }: Attempts,
  { reason, admin, at }: ReviewDecision,
): Promise<void> => {
  const state = stateAfter(order.state, 'refundAll');
  if (!state) throw new Error(`an order that is ${order.state} cannot go back whole`);
  const after: Order = { ...order, state, refunded: payment.amount };
  await releaseHolds(tx, order, at);
  await transitionPayment(tx, payment, 'giveBack', { at, receipt });
  await saveTransition(tx, after, { action: 'refuseReview', actor: admin, reason, at });
  const why = { reason: 'wrong_amount', note: reason, decidedBy: admin, at } as const;
  const refund = await refundPayment(tx, orderBill(after), payment, why);
  await publishOrderRefunded(tx, after, refund, 0n);
  await refundOtherPayments(tx, orderBill(after), waiting, at);
};
