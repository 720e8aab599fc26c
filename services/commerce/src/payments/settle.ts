import type { Tx } from '@sargam/chassis/sql';
import type { Deps } from '../deps.ts';
import type { Cause } from '../orders/order-transitions.ts';
import { refundSurplus } from '../refunds/refund-payment.ts';
import type { Tables } from '../tables.ts';
import type { Bill } from './bill.ts';
import { isFinal, type Payment } from './payment.ts';
import type { NotificationOutcome, NotificationSource } from './payment-metrics.ts';
import { type LockedPayment, lockPayment, type PaidAttempt, transitionPayment } from './payment-store.ts';
import { postReceipt } from './post-receipt.ts';
import type { GatewayTransaction } from './sslcommerz/messages.ts';
import { type Receipt, verifyTransaction } from './verify-transaction.ts';

export interface SettlementResult {
  readonly outcome: NotificationOutcome;
  readonly bill: Bill | undefined;
  readonly detail?: string;
}

interface Paid extends LockedPayment {
  readonly receipt: Receipt;
  readonly source: NotificationSource;
  readonly at: Date;
}

/**
 * The one way in which a card payment makes an order or a charge paid (decision M2): the gateway's validation is held
 * against our own row, and everything that follows is one transaction. Notifications, returns and sweeps may come at
 * once and again: the bill's lock puts them in a row, and its state tells the first from the rest.
 */
export const settle = (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  known: Payment,
  answer: GatewayTransaction,
  source: NotificationSource,
): Promise<SettlementResult> =>
  database.transaction(async (tx) => {
    const locked = await lockPayment(tx, known);
    const { payment, bill } = locked;
    const at = clock();
    if (isFinal(payment)) return { outcome: 'repeated', bill };
    const verdict = verifyTransaction(payment, answer, at);
    switch (verdict.kind) {
      case 'unpaid':
        return { outcome: 'pending', bill };
      case 'mismatch':
        return { outcome: 'mismatch', bill, detail: verdict.what };
      case 'risky':
        return suspectPaid(
          tx,
          { ...locked, receipt: verdict.receipt, source, at },
          'The gateway calls it risky',
        );
      case 'paid':
        return takePaid(tx, { ...locked, receipt: verdict.receipt, source, at });
    }
  });

const takePaid = async (tx: Tx<Tables>, paid: Paid): Promise<SettlementResult> => {
  const { bill, source, at } = paid;
  if (!bill.canBePaid) return overpaid(tx, paid);
  if (!(await bill.reacquireHolds(tx, at))) {
    return suspectPaid(tx, paid, 'What it held, or the tier that it upgrades, was gone when its money came');
  }
  const cause = { actor: 'gateway', reason: `Paid, by ${source}`, at };
  return { outcome: 'settled', bill: await acceptPayment(tx, paid, cause) };
};

/** The payment is what the bill is paid with, and all that follows from it; what waits beside it was paid twice, and goes back. */
export const acceptPayment = async (
  tx: Tx<Tables>,
  { bill, payment, receipt, waiting }: LockedPayment & PaidAttempt,
  cause: Cause,
): Promise<Bill> => {
  const { at } = cause;
  const [, , taken] = await Promise.all([
    transitionPayment(tx, payment, 'settle', { at, receipt }),
    postReceipt(tx, { payment, receipt, at }, bill.incomeAccount),
    bill.markPaid(tx, { ...receipt, tranId: payment.tranId }, cause),
  ]);
  await refundOtherPayments(tx, taken, waiting, at);
  return taken;
};

/** Gives back what waited for a person beside the payment that decided it. */
export const refundOtherPayments = async (
  tx: Tx<Tables>,
  bill: Bill,
  waiting: readonly PaidAttempt[],
  at: Date,
): Promise<void> => {
  for (const other of waiting) await overpaid(tx, { ...other, bill, at });
};

/** Money that came in and cannot be taken at once: it waits for a person, or was paid before. */
const suspectPaid = async (tx: Tx<Tables>, paid: Paid, reason: string): Promise<SettlementResult> => {
  const { payment, bill, receipt, at } = paid;
  if (payment.state === 'review') return { outcome: 'repeated', bill };
  if (!bill.canBeReviewed) return overpaid(tx, paid);
  await transitionPayment(tx, payment, 'suspect', { at, receipt });
  await postReceipt(tx, paid, 'unallocated');
  return { outcome: 'review', bill: await bill.putUnderReview(tx, { actor: 'gateway', reason, at }) };
};

/** Paid a second time: the bill stays as it is, and what came in goes back by itself. */
const overpaid = async (
  tx: Tx<Tables>,
  paid: PaidAttempt & { readonly bill: Bill; readonly at: Date },
): Promise<SettlementResult> => {
  const { payment, bill, receipt, at } = paid;
  await transitionPayment(tx, payment, 'overpay', { at, receipt });
  await postReceipt(tx, paid, 'unallocated');
  await refundSurplus(tx, bill, payment, at);
  return { outcome: 'surplus', bill };
};
