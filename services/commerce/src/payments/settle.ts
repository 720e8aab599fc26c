import type { Tx } from '@sargam/chassis/sql';
import type { Deps } from '../deps.ts';
import type { TranId } from '../ids.ts';
import { markPaid, putUnderReview } from '../orders/end-order.ts';
import { type Order, stateAfter } from '../orders/order.ts';
import { takeHolds } from '../orders/order-holds.ts';
import type { Tables } from '../tables.ts';
import { house, receipt as receiptTransfers } from '../wallet/ledger.ts';
import { post } from '../wallet/ledger-store.ts';
import type { PaymentAnswer } from './gateway-answers.ts';
import type { Payment } from './payment.ts';
import type { Outcome, Source } from './payment-meters.ts';
import { lockPayment, movePayment } from './payment-store.ts';
import { judge, type Receipt } from './verdict.ts';

export interface Settled {
  readonly outcome: Outcome;
  readonly order: Order | undefined;
  readonly what?: string;
}

interface Paid {
  readonly payment: Payment;
  readonly order: Order;
  readonly receipt: Receipt;
  readonly source: Source;
  readonly at: Date;
}

/**
 * The one way in which a card payment makes an order paid (decision M2): the gateway's validation is held against our
 * own row, and everything that follows is one transaction. Notifications, returns and sweeps may come at once and
 * again: the order's lock puts them in a row, and its state tells the first from the rest.
 */
export const settle = (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  tranId: TranId,
  answer: PaymentAnswer,
  source: Source,
): Promise<Settled> =>
  database.transaction(async (tx) => {
    const locked = await lockPayment(tx, tranId);
    if (!locked) return { outcome: 'unknown', order: undefined };
    const { payment, order } = locked;
    const at = clock();
    if (payment.state === 'paid' || payment.state === 'surplus') return { outcome: 'repeated', order };
    const verdict = judge(payment, answer, at);
    switch (verdict.kind) {
      case 'unpaid':
        return { outcome: 'pending', order };
      case 'mismatch':
        return { outcome: 'mismatch', order, what: verdict.what };
      case 'risky':
        return suspectPaid(
          tx,
          { payment, order, receipt: verdict.receipt, source, at },
          'The gateway calls it risky',
        );
      case 'paid':
        return takePaid(tx, { payment, order, receipt: verdict.receipt, source, at });
    }
  });

const takePaid = async (tx: Tx<Tables>, paid: Paid): Promise<Settled> => {
  const { payment, order, receipt, source, at } = paid;
  if (!stateAfter(order.state, 'settle')) return overpaid(tx, paid);
  // An order that had ended gave back what it held: paid after all, it takes it again, or waits for a person.
  if (!(await takeHolds(tx, order, at))) {
    return suspectPaid(tx, paid, 'Paid after it had ended, and what it held was gone');
  }
  await movePayment(tx, payment, 'settle', { at, receipt });
  await bookReceipt(tx, paid, 'sales');
  const { received, method } = receipt;
  const cause = { actor: 'gateway', reason: `Paid, by ${source}`, at };
  return { outcome: 'settled', order: await markPaid(tx, order, { received, method }, cause) };
};

/** Money that came in and cannot be taken at once: the order waits for a person, or had been paid already. */
const suspectPaid = async (tx: Tx<Tables>, paid: Paid, reason: string): Promise<Settled> => {
  const { payment, order, receipt, at } = paid;
  if (payment.state === 'review') return { outcome: 'repeated', order };
  if (order.state !== 'review' && !stateAfter(order.state, 'suspect')) return overpaid(tx, paid);
  await movePayment(tx, payment, 'suspect', { at, receipt });
  await bookReceipt(tx, paid, 'unallocated');
  return { outcome: 'review', order: await putUnderReview(tx, order, { actor: 'gateway', reason, at }) };
};

/** Paid a second time: the order stays as it is, and what came in is kept apart for whoever gives it back. */
const overpaid = async (tx: Tx<Tables>, paid: Paid): Promise<Settled> => {
  const { payment, order, receipt, at } = paid;
  await movePayment(tx, payment, 'overpay', { at, receipt });
  await bookReceipt(tx, paid, 'unallocated');
  return { outcome: 'surplus', order };
};

/** Puts down what came in: once for each attempt, and where it was set aside before, only that it is a sale now. */
const bookReceipt = async (
  tx: Tx<Tables>,
  { payment, receipt, at }: Paid,
  to: 'sales' | 'unallocated',
): Promise<void> => {
  const { tranId, orderId: order, amount } = payment;
  const setAside = payment.state === 'review';
  if (setAside && to === 'unallocated') return;
  await post(tx, {
    key: setAside ? `allocate:${tranId}` : `receipt:${tranId}`,
    kind: setAside ? 'allocate' : 'receipt',
    reason: to === 'sales' ? 'Paid by card' : 'Paid by card, set aside',
    order,
    at,
    transfers: setAside
      ? [{ from: house('unallocated'), to: house('sales'), amount }]
      : receiptTransfers(amount, receipt.received, to),
  });
};
