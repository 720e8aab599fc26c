import { decideAccess } from '../access/decide-access.ts';
import { deleteCartItems } from '../cart/cart-store.ts';
import type { Cause, CloseAction } from '../history.ts';
import { readSellerDetails } from '../invoices/invoice-store.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { Poisha } from '../money/poisha.ts';
import { earnRewardForOrder } from '../referrals/earn-reward.ts';
import type { Tx } from '../tables.ts';
import { findReturnDeadlines } from './late-payment.ts';
import { hasEndedUnpaid, isUnpaid, type Order, type OrderAction, stateAfter } from './order.ts';
import { captureHolds, releaseHolds } from './order-holds.ts';
import { publishOrderClosed, publishOrderPaid } from './order-messages.ts';
import { saveTransition, saveTransitionOnCommit } from './order-store.ts';
import { insertPaidTwiceEntry } from './paid-twice.ts';
import { cancelOpenAttempts } from './undecided-payments.ts';

/** Ends an unpaid order and releases its holds. The cart is kept. If the state does not allow the action, nothing changes. */
export const closeOrder = async (tx: Tx, order: Order, action: CloseAction, cause: Cause): Promise<Order> => {
  const closed = withTransition(order, action, { closedAt: cause.at });
  if (!closed) return order;
  await releaseHolds(tx, order, cause.at);
  await saveTransition(tx, closed, { action, ...cause });
  await publishOrderClosed(tx, closed);
  return closed;
};

/** Ends an unpaid order at its buyer's request. A paid order, or one under review, does not change. */
export const abandonOrder = async (tx: Tx, order: Order, cause: Cause): Promise<Order> => {
  if (!isUnpaid(order.state)) return order;
  await cancelOpenAttempts(tx, order.id, cause.at);
  return closeOrder(tx, order, 'cancel', cause);
};

/** Puts an order under review whose payment cannot be accepted automatically. The order keeps its holds. */
export const putUnderReview = async (tx: Tx, order: Order, cause: Cause): Promise<Order> => {
  const reviewed = withTransition(order, 'putUnderReview', { closedAt: cause.at });
  if (!reviewed) return order;
  await saveTransition(tx, reviewed, { action: 'putUnderReview', ...cause });
  await publishOrderClosed(tx, reviewed);
  return reviewed;
};

export interface ReceivedPayment {
  readonly received: Poisha;
  readonly method: string;
}

/**
 * Marks the order paid: holds, access, referral reward, invoice, cart, history and events, all in the caller's transaction (decision M2).
 * The order's update is sent with the commit, so the caller cannot read the order again in this transaction.
 */
export const markPaid = async (tx: Tx, order: Order, { received, method }: ReceivedPayment, cause: Cause) => {
  const settled = withTransition(order, 'settle', {
    received,
    method,
    paidAt: cause.at,
    paidLate: hasEndedUnpaid(order.state),
    closedAt: undefined,
  });
  if (!settled) throw new Error(`order in state ${order.state} cannot be paid`);
  await captureHolds(tx, settled, cause.at);
  // One round trip. The access is locked before the referrer's wallet.
  const [terms] = await Promise.all([
    readSellerDetails(tx),
    decideAccess(tx, settled, { paidAt: cause.at }),
    earnRewardForOrder(tx, settled, cause.at),
  ]);
  // The invoice number is the last lock, because every concurrent payment waits for it.
  const paid = { ...settled, invoiceNumber: await issueInvoice(tx, { order: settled }, terms, cause.at) };
  const courses = order.lines.map((line) => line.courseId);
  await saveTransitionOnCommit(
    tx,
    paid,
    { action: 'settle', ...cause },
    tx
      .with('deleted_cart_items', (db) => deleteCartItems(db, order.studentId, courses))
      .with('paid_twice_entry', () => insertPaidTwiceEntry(paid, cause.at)),
  );
  const returnableUntil = (await findReturnDeadlines(tx, [paid], cause.at)).get(paid.id);
  await publishOrderPaid(tx, paid, { imported: false, returnableUntil });
  return paid;
};

const withTransition = (order: Order, action: OrderAction, change: Partial<Order>): Order | undefined => {
  const state = stateAfter(order.state, action);
  return state && { ...order, ...change, state };
};
