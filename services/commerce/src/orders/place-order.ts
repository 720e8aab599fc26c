import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { lockUpgradedOrders } from '../access/lock-upgraded-orders.ts';
import { availableLines, type CartLine, isSameCart, type SaleLine } from '../cart/cart.ts';
import { couponNotFoundError } from '../coupons/coupon.ts';
import type { Deps } from '../deps.ts';
import type { CourseId, OrderId, StudentId } from '../ids.ts';
import { paymentGatewayMaximum } from '../money/gateway-limits.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tx } from '../tables.ts';
import { lockWallet } from '../wallet/ledger-store.ts';
import { computeSpendable } from '../wallet/spendable.ts';
import { loadWalletAndCoupon, type WalletAndCouponRequest } from './make-quote.ts';
import type { Order } from './order.ts';
import { acquireHolds } from './order-holds.ts';
import { priceChanged, publishOrderPlaced } from './order-messages.ts';
import { insertOnCommit, insertPlacedOrder, lockOrderPlacement, lockPendingOrders } from './order-store.ts';
import { closeOrder } from './order-transitions.ts';
import { balanceUsed, type Quote, quoteFor } from './quote.ts';
import { findUndecidedPayment, paymentOpen } from './undecided-payments.ts';

export interface PlaceOrder {
  readonly student: StudentId;
  /** What the buyer's screen showed. Amounts are compared and never used as prices (decision M4). */
  readonly expected: {
    readonly courses: readonly CourseId[];
    readonly payable: Poisha;
    readonly balanceUsed: Poisha;
  };
  readonly couponCode: string;
  readonly withoutWallet: boolean;
}

/** Creates the order and its holds in the caller's transaction. */
export const placeOrder = async (
  tx: Tx,
  deps: Deps,
  cart: readonly CartLine[],
  { student, expected: seen, couponCode, withoutWallet }: PlaceOrder,
): Promise<Order> => {
  const now = deps.clock();
  const lines = availableLines(cart);
  if (lines.length === 0) throw domainError.precondition('cart-empty', 'Your cart is empty.');
  const quote = await lockAndQuote(tx, { student, lines, couponCode, withoutWallet, now });
  if (!isSameCart(cart, seen.courses) || !matchesExpected(quote, seen))
    throw priceChanged(quote, quote.walletBalance);
  if (quote.payable > paymentGatewayMaximum) {
    throw domainError.precondition(
      'order-too-large',
      'An order can be at most 500,000 taka. Please buy fewer courses at once.',
    );
  }
  const order = buildOrder(student, quote, now, deps.orderLifetimeMs);
  const entry = { action: 'place', actor: student, reason: 'Checkout', at: now } as const;
  if (needsNoHolds(order)) {
    await insertOnCommit(tx, order, entry);
  } else {
    await insertPlacedOrder(tx, order, entry);
    if (!(await lockUpgradedOrders(tx, order))) throw priceChanged(quote, quote.walletBalance);
    // Another order may have used the coupon's last use since the quote. The reservation decides.
    if (!(await acquireHolds(tx, order, now))) throw couponNotFoundError();
  }
  await publishOrderPlaced(tx, order);
  return order;
};

/** Whether the order uses nothing that a concurrent order could take. */
const needsNoHolds = ({ walletUsed, coupon, lines }: Order): boolean =>
  walletUsed === 0n && !coupon?.id && lines.every(({ upgrades }) => !upgrades);

const courseUnderReview = () =>
  domainError.conflict(
    'course-under-review',
    'Your payment for a course in this cart is being checked. Do not pay for it again.',
  );

/**
 * Locks order placement, cancels the student's unpaid orders and returns the quote. The wallet is locked only if a hold was released
 * or the quote uses the wallet. Throws `payment-open` before any change while a payment of the student is undecided (decision B44).
 */
const lockAndQuote = async (tx: Tx, request: QuoteRequest): Promise<Quote> => {
  const { student, lines, now } = request;
  const locking = Promise.all([
    lockOrderPlacement(tx, student),
    lockPendingOrders(tx, student),
    // This statement runs after the locks, so it reads the attempts of concurrent payments.
    findUndecidedPayment(tx, student, now),
  ]);
  const loading = loadWalletAndCoupon(tx, request);
  // An open payment and a course under review are reported before an invalid coupon, so an error of the coupon waits.
  const [[, pending, undecided]] = await Promise.all([locking, loading.catch(() => undefined)]);
  if (undecided) throw paymentOpen(undecided);
  const isReplaced = await cancelUnpaidOrders(tx, pending, request);
  const { coupon, walletBalance } = await loading;
  const quote = quoteFor(lines, walletBalance, coupon, request);
  if (!isReplaced && quote.walletUsed === 0n) return quote;
  // The coupon is not read again: the reservation decides about its last use.
  await lockWallet(tx, student);
  return quoteFor(lines, await computeSpendable(tx, student, now), coupon, request);
};

interface QuoteRequest extends WalletAndCouponRequest {
  readonly lines: readonly SaleLine[];
  readonly withoutWallet: boolean;
}

const matchesExpected = (quote: Quote, seen: PlaceOrder['expected']): boolean =>
  quote.payable === seen.payable && balanceUsed(quote) === seen.balanceUsed;

/**
 * A student has one unpaid order at a time; a new order cancels older unpaid ones. Otherwise a buyer who left the checkout would find
 * the wallet amount and the coupon held by their own order for half an hour. A course with a payment under review cannot be
 * ordered again before the review is resolved.
 * @returns whether an order was cancelled.
 */
const cancelUnpaidOrders = async (
  tx: Tx,
  pending: readonly Order[],
  { student, lines, now: at }: QuoteRequest,
): Promise<boolean> => {
  const isUnderReview = ({ state }: Order): boolean => state === 'review';
  const unpaid = pending.filter((order) => !isUnderReview(order));
  const reviewed = pending.filter(isUnderReview);
  const coursesUnderReview = new Set(
    reviewed.flatMap((order) => order.lines.map(({ courseId }) => courseId)),
  );
  if (lines.some(({ courseId }) => coursesUnderReview.has(courseId))) throw courseUnderReview();
  for (const order of unpaid)
    await closeOrder(tx, order, 'cancel', { actor: student, reason: 'Replaced by a new order', at });
  return unpaid.length > 0;
};

const buildOrder = (student: StudentId, quote: Quote, now: Date, lifetime: number): Order => ({
  ...quote,
  id: newId(now) as OrderId,
  studentId: student,
  placedBy: student,
  state: 'created',
  createdAt: now,
  expiresAt: new Date(now.getTime() + lifetime),
  paidAt: undefined,
  paidLate: false,
  closedAt: undefined,
  received: 0n,
  method: '',
  refunded: 0n,
  invoiceNumber: '',
});
