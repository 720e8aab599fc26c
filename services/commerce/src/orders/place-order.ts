import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import { availableLines, type CartLine, isSameCart } from '../cart/cart.ts';
import { couponNotFoundError } from '../coupons/coupon.ts';
import type { Deps } from '../deps.ts';
import type { CourseId, OrderId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tables } from '../tables.ts';
import { lockWallet } from '../wallet/ledger-store.ts';
import { lockUpgradeBases } from './lock-upgrade-bases.ts';
import { makeQuote } from './make-quote.ts';
import type { Order } from './order.ts';
import { publishOrderPlaced } from './order-events.ts';
import { acquireHolds } from './order-holds.ts';
import { priceChanged } from './order-messages.ts';
import { insertOnCommit, insertPlacedOrder, lockOrderPlacement, lockPendingOrders } from './order-store.ts';
import { closeOrder } from './order-transitions.ts';
import { balanceUsed, gatewayMaximum, type Quote } from './quote.ts';

export interface PlaceOrder {
  readonly student: StudentId;
  /** What the buyer's screen showed: compared, never trusted (decision M4). */
  readonly expected: {
    readonly courses: readonly CourseId[];
    readonly payable: Poisha;
    readonly balanceUsed: Poisha;
  };
  readonly couponCode: string;
  readonly keepWallet: boolean;
}

/** Makes the order and holds what it takes, in the caller's transaction. */
export const placeOrder = async (
  tx: Tx<Tables>,
  deps: Pick<Deps, 'clock' | 'orderLifetime'>,
  cart: readonly CartLine[],
  { student, expected: seen, couponCode, keepWallet }: PlaceOrder,
): Promise<Order> => {
  const now = deps.clock();
  const lines = availableLines(cart);
  if (lines.length === 0) throw domainError.precondition('cart-empty', 'Your cart is empty.');
  const quote = await quoteToTake(tx, { student, lines, couponCode, keepWallet, now });
  if (!isSameCart(cart, seen.courses) || !isAsSeen(quote, seen))
    throw priceChanged(quote, quote.walletBalance);
  if (quote.payable > gatewayMaximum) {
    throw domainError.precondition(
      'order-too-large',
      'An order can be at most 500,000 taka. Please buy fewer courses at once.',
    );
  }
  const order = openOrder(student, quote, now, deps.orderLifetime);
  const deed = { action: 'place', actor: student, reason: 'Checkout', at: now } as const;
  if (takesNothing(order)) {
    await insertOnCommit(tx, order, deed);
  } else {
    await insertPlacedOrder(tx, order, deed);
    if (!(await lockUpgradeBases(tx, order))) throw priceChanged(quote, quote.walletBalance);
    // Somebody else may have taken the coupon's last use since the quote looked: reserving it is what decides.
    if (!(await acquireHolds(tx, order, now))) throw couponNotFoundError();
  }
  await publishOrderPlaced(tx, order);
  return order;
};

/** Nothing that somebody else could take first. */
const takesNothing = ({ walletUsed, coupon, lines }: Order): boolean =>
  walletUsed === 0n && !coupon?.id && lines.every(({ upgrades }) => !upgrades);

const courseUnderReview = () =>
  domainError.conflict(
    'course-under-review',
    'Your payment for a course in this cart is being checked. Do not pay for it again.',
  );

/**
 * The quote that the order is made by, once there is way for it. Whoever gives nothing back and takes nothing from the
 * wallet need not keep others out of it.
 */
const quoteToTake = async (tx: Tx<Tables>, wanted: Wanted): Promise<Quote> => {
  const { student } = wanted;
  const locking = Promise.all([lockOrderPlacement(tx, student), lockPendingOrders(tx, student)]);
  const quoting = makeQuote(tx, wanted);
  // A course under review is a better reason than a coupon that does not work.
  const [[, undecided]] = await Promise.all([locking, quoting.catch(() => undefined)]);
  if (!(await makeWay(tx, undecided, wanted))) {
    const quote = await quoting;
    if (quote.walletUsed === 0n) return quote;
  }
  await lockWallet(tx, student);
  return makeQuote(tx, wanted);
};

type Wanted = Parameters<typeof makeQuote>[1];

const isAsSeen = (quote: Quote, seen: PlaceOrder['expected']): boolean =>
  quote.payable === seen.payable && balanceUsed(quote) === seen.balanceUsed;

/**
 * One order of a student at a time; a new one takes the place of those left unpaid. Otherwise somebody who came back
 * from the payment page without paying would find their wallet and coupon taken, by themselves, for half an hour.
 * A course whose payment came in and is under review is not sold to them again before that is decided.
 * @returns whether anything was given back.
 */
const makeWay = async (
  tx: Tx<Tables>,
  undecided: readonly Order[],
  { student, lines, now: at }: Wanted,
): Promise<boolean> => {
  const isChecked = ({ state }: Order): boolean => state === 'review';
  const checked = undecided.filter(isChecked);
  const left = undecided.filter((order) => !isChecked(order));
  const underReview = new Set(checked.flatMap((order) => order.lines.map(({ courseId }) => courseId)));
  if (lines.some(({ courseId }) => underReview.has(courseId))) throw courseUnderReview();
  for (const order of left)
    await closeOrder(tx, order, 'cancel', { actor: student, reason: 'Replaced by a new order', at });
  return left.length > 0;
};

const openOrder = (student: StudentId, quote: Quote, now: Date, lifetime: number): Order => ({
  ...quote,
  id: newId(now) as OrderId,
  studentId: student,
  state: 'created',
  createdAt: now,
  expiresAt: new Date(now.getTime() + lifetime),
  paidAt: undefined,
  closedAt: undefined,
  received: 0n,
  method: '',
  refunded: 0n,
  invoiceNumber: '',
});
