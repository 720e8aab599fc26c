import type { Tx } from '@sargam/chassis/sql';
import type { Deps } from '../deps.ts';
import type { Cause } from '../orders/end-order.ts';
import { giveSurplusBack } from '../refunds/give-back.ts';
import type { Tables } from '../tables.ts';
import type { Bill } from './bill.ts';
import { bookReceipt } from './book-receipt.ts';
import type { PaymentAnswer } from './gateway-answers.ts';
import { isDone, type Payment } from './payment.ts';
import type { Outcome, Source } from './payment-meters.ts';
import { type LockedPayment, lockPayment, movePayment, type PaidAttempt } from './payment-store.ts';
import { judge, type Receipt } from './verdict.ts';

export interface Settled {
  readonly outcome: Outcome;
  readonly bill: Bill | undefined;
  readonly what?: string;
}

interface Paid extends LockedPayment {
  readonly receipt: Receipt;
  readonly source: Source;
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
  answer: PaymentAnswer,
  source: Source,
): Promise<Settled> =>
  database.transaction(async (tx) => {
    const locked = await lockPayment(tx, known);
    const { payment, bill } = locked;
    const at = clock();
    if (isDone(payment)) return { outcome: 'repeated', bill };
    const verdict = judge(payment, answer, at);
    switch (verdict.kind) {
      case 'unpaid':
        return { outcome: 'pending', bill };
      case 'mismatch':
        return { outcome: 'mismatch', bill, what: verdict.what };
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

const takePaid = async (tx: Tx<Tables>, paid: Paid): Promise<Settled> => {
  const { bill, source, at } = paid;
  if (!bill.canTake) return overpaid(tx, paid);
  if (!(await bill.regain(tx, at))) {
    return suspectPaid(tx, paid, 'What it held, or the tier that it upgrades, was gone when its money came');
  }
  const cause = { actor: 'gateway', reason: `Paid, by ${source}`, at };
  return { outcome: 'settled', bill: await takePayment(tx, paid, cause) };
};

/** The payment is what the bill is paid with, and all that follows from it; what waits beside it was paid twice, and goes back. */
export const takePayment = async (
  tx: Tx<Tables>,
  { bill, payment, receipt, waiting }: LockedPayment & PaidAttempt,
  cause: Cause,
): Promise<Bill> => {
  const { at } = cause;
  const [, , taken] = await Promise.all([
    movePayment(tx, payment, 'settle', { at, receipt }),
    bookReceipt(tx, { payment, receipt, at }, bill.income),
    bill.take(tx, { ...receipt, tranId: payment.tranId }, cause),
  ]);
  await returnAll(tx, taken, waiting, at);
  return taken;
};

/** Gives back what waited for a person beside the payment that decided it. */
export const returnAll = async (
  tx: Tx<Tables>,
  bill: Bill,
  waiting: readonly PaidAttempt[],
  at: Date,
): Promise<void> => {
  for (const other of waiting) await overpaid(tx, { ...other, bill, at });
};

/** Money that came in and cannot be taken at once: it waits for a person, or was paid before. */
const suspectPaid = async (tx: Tx<Tables>, paid: Paid, reason: string): Promise<Settled> => {
  const { payment, bill, receipt, at } = paid;
  if (payment.state === 'review') return { outcome: 'repeated', bill };
  if (!bill.canSuspect) return overpaid(tx, paid);
  await movePayment(tx, payment, 'suspect', { at, receipt });
  await bookReceipt(tx, paid, 'unallocated');
  return { outcome: 'review', bill: await bill.suspect(tx, { actor: 'gateway', reason, at }) };
};

/** Paid a second time: the bill stays as it is, and what came in goes back by itself. */
const overpaid = async (
  tx: Tx<Tables>,
  paid: PaidAttempt & { readonly bill: Bill; readonly at: Date },
): Promise<Settled> => {
  const { payment, bill, receipt, at } = paid;
  await movePayment(tx, payment, 'overpay', { at, receipt });
  await bookReceipt(tx, paid, 'unallocated');
  await giveSurplusBack(tx, bill, payment, at);
  return { outcome: 'surplus', bill };
};
