import type { Tx } from '@sargam/chassis/sql';
import {
  commitCouponUse,
  hasReservedCouponUse,
  releaseCouponUse,
  reserveCouponUse,
} from '../coupons/coupon-use-store.ts';
import { reverseReleasedReward } from '../referrals/reversed-held-rewards.ts';
import type { Tables } from '../tables.ts';
import { captureHold, placeHold, releaseHold } from '../wallet/wallet-holds.ts';
import { lockUpgradeBases } from './lock-upgrade-bases.ts';
import type { Order } from './order.ts';

/** What the order held is spent: it is paid. By its own amounts and coupon it holds just these, or it could not be paid. */
export const captureHolds = async (tx: Tx<Tables>, order: Order, at: Date): Promise<void> => {
  if (order.walletUsed > 0n) await captureHold(tx, order.id, at);
  if (order.coupon?.id) await commitCouponUse(tx, order.id);
};

/** Gives back the wallet money and the coupon use that the order held. */
export const releaseHolds = async (tx: Tx<Tables>, order: Order, at: Date): Promise<void> => {
  const released = await releaseHold(tx, order.id, at);
  if (released) await reverseReleasedReward(tx, released, at);
  await releaseCouponUse(tx, order.id);
};

/**
 * Puts aside what the order takes, as far as it does not hold it already; all of it, or nothing and false. An order
 * that had given it back and turns out to be paid takes it again the same way.
 */
export const acquireHolds = async (tx: Tx<Tables>, order: Order, at: Date): Promise<boolean> => {
  const { id, studentId: student, walletUsed: amount } = order;
  const taken = (await placeHold(tx, { student, order: id, amount, at })) && (await takeUse(tx, order));
  if (!taken) await releaseHolds(tx, order, at);
  return taken;
};

/** Whether an order whose money came in can be taken: with all that it takes, and what its upgrades replace. */
export const reacquireHolds = async (tx: Tx<Tables>, order: Order, at: Date): Promise<boolean> =>
  (await acquireHolds(tx, order, at)) && (await lockUpgradeBases(tx, order));

const takeUse = async (tx: Tx<Tables>, { id, studentId, coupon }: Order): Promise<boolean> => {
  if (!coupon?.id) return true;
  return (
    (await hasReservedCouponUse(tx, id)) ||
    reserveCouponUse(tx, { coupon: coupon.id, order: id, student: studentId })
  );
};
