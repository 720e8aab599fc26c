import { type Order, stateAfter } from '../orders/order.ts';
import { releaseHolds } from '../orders/order-holds.ts';
import { lockOrder, saveTransition } from '../orders/order-store.ts';
import type { ReturnLatePayment } from '../payments/bill.ts';
import { type PaidAttempt, transitionPayment } from '../payments/payment-store.ts';
import type { Tx } from '../tables.ts';
import { lockWallet } from '../wallet/ledger-store.ts';
import { automatic, type Refund } from './refund.ts';
import { publishOrderRefunded } from './refund-messages.ts';
import { type PaymentRefundDecision, refundPayment } from './refund-payment.ts';

/** Refunds the payment of an order under review, which was never paid. The order's holds are released. */
export const returnPayment = async (
  tx: Tx,
  order: Order,
  { payment, receipt }: PaidAttempt,
  { action, ...decision }: PaymentRefundDecision & { readonly action: string },
): Promise<{ readonly order: Order; readonly refund: Refund }> => {
  const state = stateAfter(order.state, 'refundAll');
  if (!state) throw new Error(`order in state ${order.state} cannot be refunded in full`);
  const { at, decidedBy: actor, note: reason } = decision;
  const after: Order = { ...order, state, refunded: payment.amount };
  // The wallet is locked before the coupon, which `releaseHolds` locks.
  if (decision.intoWallet) await lockWallet(tx, order.studentId);
  await releaseHolds(tx, order, at);
  await transitionPayment(tx, payment, 'return', { at, receipt });
  await saveTransition(tx, after, { action, actor, reason, at });
  const bill = { ref: { kind: 'order', id: order.id }, payer: order.studentId } as const;
  const refund = await refundPayment(tx, bill, payment, decision);
  await publishOrderRefunded(tx, after, refund, 0n);
  return { order: after, refund };
};

/** Pays a late payment that its order cannot accept into the wallet, without an admin (decision B44). */
export const returnLatePayment: ReturnLatePayment = async (tx, attempt, at) => {
  const { bill } = attempt.payment;
  const order = bill.kind === 'order' ? await lockOrder(tx, bill.id) : undefined;
  if (!order) throw new Error('only an order can be unable to accept a payment');
  const decision = { reason: 'no_access', note: 'Paid too late', decidedBy: automatic } as const;
  await returnPayment(tx, order, attempt, { ...decision, at, intoWallet: true, action: 'returnLatePayment' });
};
