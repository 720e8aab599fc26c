import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import { couponNotFoundError, normalizeCouponCode } from '../coupons/coupon.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tables } from '../tables.ts';
import { lockWallet } from '../wallet/ledger-store.ts';
import { computeSpendable } from '../wallet/spendable.ts';
import { makeQuote } from './make-quote.ts';
import type { Order } from './order.ts';
import { acquireHolds, releaseHolds } from './order-holds.ts';
import { priceChanged } from './order-messages.ts';
import { saveAmounts } from './order-store.ts';

/** What a buyer's screen says of an order that is to be paid. */
export interface ExpectedAmounts {
  readonly couponCode: string;
  /** What it showed: compared, never trusted, as far as it said it (decision M4). */
  readonly expected: { readonly total: Poisha | undefined; readonly discount: Poisha | undefined };
}

/** The order with the coupon that its screen names (decision M15). Refused where that showed other amounts. */
export const applyCouponAndVerifyAmounts = async (
  tx: Tx<Tables>,
  order: Order,
  { couponCode, expected: seen }: ExpectedAmounts,
  now: Date,
): Promise<Order> => {
  const due = await applyCoupon(tx, order, couponCode, now);
  const { payable, discount } = due;
  if ((seen.total ?? payable) !== payable || (seen.discount ?? discount) !== discount)
    throw priceChanged(due, await computeSpendable(tx, due.studentId, now));
  return due;
};

/**
 * Applies a coupon to an order that was made without it, or with another: possible while it is still `created`. The lines
 * keep the prices they were ordered at; wallet and discount are reckoned afresh.
 */
const applyCoupon = async (tx: Tx<Tables>, order: Order, couponCode: string, now: Date): Promise<Order> => {
  if (
    couponCode.trim() === '' ||
    normalizeCouponCode(couponCode) === normalizeCouponCode(order.coupon?.code ?? '')
  )
    return order;
  if (order.state !== 'created') {
    throw domainError.conflict(
      'order-under-way',
      'A coupon cannot be added to this order any more. Please order again.',
    );
  }
  await lockWallet(tx, order.studentId);
  await releaseHolds(tx, order, now);
  const { studentId: student, lines, keepWallet } = order;
  const quote = await makeQuote(tx, { student, lines, couponCode, keepWallet, now });
  const changed: Order = { ...order, ...quote };
  if (!(await acquireHolds(tx, changed, now))) throw couponNotFoundError();
  await saveAmounts(tx, changed);
  return changed;
};
