import { lockUpgradedOrders } from '../access/lock-upgraded-orders.ts';
import {
  commitCouponUse,
  hasReservedCouponUse,
  releaseCouponUse,
  reserveCouponUse,
} from '../coupons/coupon-use-store.ts';
import { reverseReleasedReward } from '../referrals/reverse-referral.ts';
import type { Tx } from '../tables.ts';
import { lockWallet } from '../wallet/ledger-store.ts';
import { captureHold, placeHold, releaseHold } from '../wallet/wallet-holds.ts';
import { hasEndedUnpaid, type Order } from './order.ts';

/** Captures the holds of a paid order. The order's own amounts and coupon say which holds exist. */
export const captureHolds = async (tx: Tx, order: Order, at: Date): Promise<void> => {
  if (order.walletUsed > 0n) await captureHold(tx, order.id, at);
  if (order.coupon?.id) await commitCouponUse(tx, order.id);
};

/** Releases the order's wallet hold and coupon use. */
export const releaseHolds = async (tx: Tx, order: Order, at: Date): Promise<void> => {
  const released = await releaseHold(tx, order.id, at);
  if (released) await reverseReleasedReward(tx, released, at);
  await releaseCouponUse(tx, order.id);
};

/**
 * Acquires the missing holds of an order: wallet amount and coupon use. If one is not available, releases all and returns false. Also
 * used for an order that ended, released its holds and is paid after all.
 */
export const acquireHolds = async (tx: Tx, order: Order, at: Date): Promise<boolean> => {
  const { id, studentId: student, walletUsed: amount } = order;
  const acquired =
    (await placeHold(tx, { student, order: id, amount, at })) && (await reserveOrderCoupon(tx, order));
  if (!acquired) await releaseHolds(tx, order, at);
  return acquired;
};

/** Whether a received payment can be accepted: acquires all holds and checks the bases of upgrades. */
export const reacquireHolds = async (tx: Tx, order: Order, at: Date): Promise<boolean> => {
  // A payment that cannot be accepted goes to the wallet, and the wallet is locked before the coupon.
  if (hasEndedUnpaid(order.state)) await lockWallet(tx, order.studentId);
  return (await acquireHolds(tx, order, at)) && (await lockUpgradedOrders(tx, order));
};

const reserveOrderCoupon = async (tx: Tx, { id, studentId, coupon }: Order): Promise<boolean> => {
  if (!coupon?.id) return true;
  return (
    (await hasReservedCouponUse(tx, id)) ||
    reserveCouponUse(tx, { coupon: coupon.id, order: id, student: studentId })
  );
};
