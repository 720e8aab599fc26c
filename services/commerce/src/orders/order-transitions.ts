import type { Tx } from '@sargam/chassis/sql';
import { deleteCartItems } from '../cart/cart-store.ts';
import { readInvoiceTerms } from '../invoices/invoice-terms.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { Poisha } from '../money/poisha.ts';
import { earnRewardForOrder } from '../referrals/earn-reward.ts';
import type { Tables } from '../tables.ts';
import { type Order, type OrderAction, stateAfter } from './order.ts';
import { publishOrderClosed, publishOrderPaid } from './order-events.ts';
import { captureHolds, releaseHolds } from './order-holds.ts';
import { saveTransition, saveTransitionOnCommit } from './order-store.ts';
import { insertPaidTwiceEntry } from './paid-twice.ts';

/** Who or what ended an order, and why. */
export interface Cause {
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
}

/** Ends an unpaid order and gives back what it held; the cart is kept. An order that cannot end so stays as it is. */
export const closeOrder = async (
  tx: Tx<Tables>,
  order: Order,
  action: 'fail' | 'cancel' | 'expire',
  cause: Cause,
): Promise<Order> => {
  const closed = moved(order, action, { closedAt: cause.at });
  if (!closed) return order;
  await releaseHolds(tx, order, cause.at);
  await saveTransition(tx, closed, { action, ...cause });
  await publishOrderClosed(tx, closed);
  return closed;
};

/** Sets an order aside whose money came in but cannot be taken at once; what it holds it keeps. */
export const putUnderReview = async (tx: Tx<Tables>, order: Order, cause: Cause): Promise<Order> => {
  const suspect = moved(order, 'suspect', { closedAt: cause.at });
  if (!suspect) return order;
  await saveTransition(tx, suspect, { action: 'suspect', ...cause });
  await publishOrderClosed(tx, suspect);
  return suspect;
};

export interface ReceivedPayment {
  readonly received: Poisha;
  readonly method: string;
}

/**
 * The order is paid, and everything that follows from it here: all of it in the caller's one transaction (decision M2),
 * which cannot read the order anew.
 */
export const markPaid = async (
  tx: Tx<Tables>,
  order: Order,
  { received, method }: ReceivedPayment,
  cause: Cause,
): Promise<Order> => {
  const settled = moved(order, 'settle', { received, method, paidAt: cause.at, closedAt: undefined });
  if (!settled) throw new Error(`an order that is ${order.state} cannot be paid`);
  await captureHolds(tx, settled, cause.at);
  const [terms] = await Promise.all([readInvoiceTerms(tx), earnRewardForOrder(tx, settled, cause.at)]);
  // The invoice is the last thing that others could wait for: all that become paid wait for the number.
  const paid = { ...settled, invoiceNumber: await issueInvoice(tx, { order: settled }, terms, cause.at) };
  const courses = order.lines.map((line) => line.courseId);
  await saveTransitionOnCommit(
    tx,
    paid,
    { action: 'settle', ...cause },
    tx
      .with('bought', (db) => deleteCartItems(db, order.studentId, courses))
      .with('twice', () => insertPaidTwiceEntry(paid, cause.at)),
  );
  await publishOrderPaid(tx, paid, { imported: false });
  return paid;
};

const moved = (order: Order, action: OrderAction, change: Partial<Order>): Order | undefined => {
  const state = stateAfter(order.state, action);
  return state && { ...order, ...change, state };
};
