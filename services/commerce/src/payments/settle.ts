import type { Deps } from '../deps.ts';
import type { Cause } from '../history.ts';
import type { Tx } from '../tables.ts';
import type { Bill, RefundSurplus } from './bill.ts';
import { isFinal, type Payment } from './payment.ts';
import { type LockedPayment, lockPayment, type PaidAttempt, transitionPayment } from './payment-store.ts';
import { postReceipt } from './post-receipt.ts';
import type { NotificationOutcome, NotificationSource } from './report-outcome.ts';
import type { GatewayTransaction } from './sslcommerz/messages.ts';
import { type Receipt, verifyTransaction } from './verify-transaction.ts';

export interface SettlementResult {
  readonly outcome: NotificationOutcome;
  readonly bill: Bill | undefined;
  readonly detail?: string;
}

interface PaidPayment extends LockedPayment {
  readonly receipt: Receipt;
  readonly source: NotificationSource;
  readonly at: Date;
}

/**
 * The only function that marks an order or a charge paid after a card payment (decision M2). It verifies the gateway's validation
 * against our own attempt and does everything in one transaction. Notifications, returns and sweeps can run concurrently and
 * repeatedly: the bill's row lock serializes them, and the bill's state identifies repeats.
 */
export const settle = (
  { database, clock, bills, refundSurplus, returnLatePayment }: Deps,
  unlocked: Payment,
  transaction: GatewayTransaction,
  source: NotificationSource,
): Promise<SettlementResult> =>
  database.transaction(async (tx) => {
    const locked = await lockPayment(tx, bills, unlocked);
    const { payment, bill } = locked;
    const at = clock();
    if (isFinal(payment)) return { outcome: 'repeated', bill };
    const result = verifyTransaction(payment, transaction, at);
    switch (result.kind) {
      case 'unpaid':
        return { outcome: 'pending', bill };
      case 'mismatch':
        return { outcome: 'mismatch', bill, detail: result.field };
      case 'risky':
        return putUnderReview(
          tx,
          { ...locked, receipt: result.receipt, source, at },
          'The gateway calls it risky',
          refundSurplus,
        );
      case 'paid':
        return settlePaid(
          tx,
          { ...locked, receipt: result.receipt, source, at },
          { refundSurplus, returnLatePayment },
        );
    }
  });

const settlePaid = async (
  tx: Tx,
  paid: PaidPayment,
  refunds: Pick<Deps, 'refundSurplus' | 'returnLatePayment'>,
): Promise<SettlementResult> => {
  const { bill, source, at } = paid;
  const { refundSurplus } = refunds;
  if (!bill.canBePaid) return refundAsSurplus(tx, paid, refundSurplus);
  if (!(await bill.reacquireHolds(tx, at))) return returnPayment(tx, paid, refunds);
  const cause = { actor: 'gateway', reason: `Paid, by ${source}`, at };
  return { outcome: 'settled', bill: await acceptPayment(tx, paid, cause, refundSurplus) };
};

/** Marks the bill paid by this payment. Other payments of the bill that are under review are refunded. */
export const acceptPayment = async (
  tx: Tx,
  { bill, payment, receipt, othersUnderReview }: LockedPayment & PaidAttempt,
  cause: Cause,
  refundSurplus: RefundSurplus,
): Promise<Bill> => {
  const { at } = cause;
  // One round trip. The statements run in this order.
  const [, , paid] = await Promise.all([
    transitionPayment(tx, payment, 'settle', { at, receipt }),
    postReceipt(tx, { payment, receipt, at }, bill.incomeAccount),
    bill.markPaid(tx, { ...receipt, tranId: payment.tranId }, cause),
  ]);
  await refundOtherPayments(tx, { bill: paid, othersUnderReview, at }, refundSurplus);
  return paid;
};

/** Refunds the payments that were under review beside the payment that decided the bill. */
export const refundOtherPayments = async (
  tx: Tx,
  { bill, othersUnderReview, at }: Pick<LockedPayment, 'bill' | 'othersUnderReview'> & { readonly at: Date },
  refundSurplus: RefundSurplus,
): Promise<void> => {
  for (const other of othersUnderReview) await refundAsSurplus(tx, { ...other, bill, at }, refundSurplus);
};

/** The payment is received but cannot be accepted automatically. An admin decides, unless the bill was paid before. */
const putUnderReview = async (
  tx: Tx,
  paid: PaidPayment,
  reason: string,
  refundSurplus: RefundSurplus,
): Promise<SettlementResult> => {
  const { payment, bill, receipt, at } = paid;
  if (payment.state === 'review') return { outcome: 'repeated', bill };
  if (!bill.canBeReviewed) return refundAsSurplus(tx, paid, refundSurplus);
  await transitionPayment(tx, payment, 'putUnderReview', { at, receipt });
  await postReceipt(tx, paid, 'unallocated');
  return { outcome: 'review', bill: await bill.putUnderReview(tx, { actor: 'gateway', reason, at }) };
};

/**
 * What the bill held, or the tier that it upgrades, is gone. The payment goes to the wallet at once (decision B44), unless another
 * payment of the bill is under review: then an admin decides about both.
 */
const returnPayment = async (
  tx: Tx,
  paid: PaidPayment,
  { refundSurplus, returnLatePayment }: Pick<Deps, 'refundSurplus' | 'returnLatePayment'>,
): Promise<SettlementResult> => {
  const { payment, receipt, at, bill } = paid;
  const reason = 'What it held, or the tier that it upgrades, was gone when its money came';
  const reviewed = await putUnderReview(tx, paid, reason, refundSurplus);
  if (bill.isUnderReview || reviewed.outcome !== 'review') return reviewed;
  await returnLatePayment(tx, { payment: { ...payment, state: 'review' }, receipt }, at);
  return { outcome: 'returned', bill: undefined };
};

/** A second payment of the same bill. The bill does not change, and the payment is refunded automatically. */
const refundAsSurplus = async (
  tx: Tx,
  paid: PaidAttempt & { readonly bill: Bill; readonly at: Date },
  refundSurplus: RefundSurplus,
): Promise<SettlementResult> => {
  const { payment, bill, receipt, at } = paid;
  await transitionPayment(tx, payment, 'overpay', { at, receipt });
  await postReceipt(tx, paid, 'unallocated');
  await refundSurplus(tx, bill, payment, at);
  return { outcome: 'surplus', bill };
};
