import { refuse } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import { couponKey, couponNotFound } from '../coupons/coupon.ts';
import type { Tables } from '../tables.ts';
import { lockWallet } from '../wallet/ledger-store.ts';
import { makeQuote } from './make-quote.ts';
import type { Order } from './order.ts';
import { releaseHolds, takeHolds } from './order-holds.ts';
import { saveAmounts } from './order-store.ts';

/**
 * Applies a coupon to an order that was made without it, or with another (decision M15): possible while it is still
 * `created`. The lines keep the prices they were ordered at; wallet and discount are reckoned afresh.
 */
export const applyCoupon = async (
  tx: Tx<Tables>,
  order: Order,
  couponCode: string,
  now: Date,
): Promise<Order> => {
  if (couponCode.trim() === '' || couponKey(couponCode) === couponKey(order.coupon?.code ?? '')) return order;
  if (order.state !== 'created') {
    throw refuse.conflict(
      'order-under-way',
      'A coupon cannot be added to this order any more. Please order again.',
    );
  }
  await lockWallet(tx, order.studentId);
  await releaseHolds(tx, order, now);
  const { studentId: student, lines, keepWallet } = order;
  const quote = await makeQuote(tx, { student, lines, couponCode, keepWallet, now });
  const changed: Order = { ...order, ...quote };
  if (!(await takeHolds(tx, changed, now))) throw couponNotFound();
  await saveAmounts(tx, changed);
  return changed;
};
