import { domainError } from '@sargam/chassis/errors';
import { couponNotFoundError, normalizeCouponCode } from '../coupons/coupon.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tx } from '../tables.ts';
import { lockWallet } from '../wallet/ledger-store.ts';
import { computeSpendable } from '../wallet/spendable.ts';
import { makeQuote } from './make-quote.ts';
import type { Order } from './order.ts';
import { acquireHolds, releaseHolds } from './order-holds.ts';
import { priceChanged } from './order-messages.ts';
import { saveAmounts } from './order-store.ts';

/** The coupon and the amounts that the buyer's screen showed for an order. */
export interface ExpectedAmounts {
  readonly couponCode: string;
  /** Amounts are compared and never used as prices (decision M4). An undefined amount is not compared. */
  readonly expected: { readonly total: Poisha | undefined; readonly discount: Poisha | undefined };
}

/** Applies the given coupon to the order (decision M15). Throws `price-changed` if the screen showed other amounts. */
export const applyCouponAndVerifyAmounts = async (
  tx: Tx,
  order: Order,
  { couponCode, expected: seen }: ExpectedAmounts,
  now: Date,
): Promise<Order> => {
  const priced = await applyCoupon(tx, order, couponCode, now);
  const { payable, discount } = priced;
  if ((seen.total ?? payable) !== payable || (seen.discount ?? discount) !== discount)
    throw priceChanged(priced, await computeSpendable(tx, priced.studentId, now));
  return priced;
};

/**
 * Applies a coupon to an order without it or with another one. Allowed only in state `created`. The lines keep their prices; wallet
 * amount and discount are computed again.
 */
const applyCoupon = async (tx: Tx, order: Order, couponCode: string, now: Date): Promise<Order> => {
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
  const { studentId: student, lines, withoutWallet } = order;
  const quote = await makeQuote(tx, { student, lines, couponCode, withoutWallet, now });
  const changed: Order = { ...order, ...quote };
  if (!(await acquireHolds(tx, changed, now))) throw couponNotFoundError();
  await saveAmounts(tx, changed);
  return changed;
};
