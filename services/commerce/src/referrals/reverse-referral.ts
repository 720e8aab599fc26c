import type { Tx } from '@sargam/chassis/sql';
import { min, sum } from '../money/poisha.ts';
import type { Order } from '../orders/order.ts';
import type { Tables } from '../tables.ts';
import { findSpendableLots, lockWallet } from '../wallet/ledger-store.ts';
import { deductReward } from './deduct-reward.ts';
import { rewardLot } from './referral.ts';
import { markReversed } from './referral-store.ts';
import { recordReversedHeldReward } from './reversed-held-rewards.ts';

/**
 * Part of an order's being refunded in full: the reward that it earned goes back, as far as the referrer has not spent
 * it; the rest stays what rewards cost (decision M9). What an unpaid order of theirs holds of it goes back when that
 * gives it back. The order, and its buyer's wallet where that is touched, are locked before. Does nothing where the
 * order earned none, or lost it before.
 */
export const reverseReferral = async (tx: Tx<Tables>, order: Pick<Order, 'id'>, at: Date): Promise<void> => {
  const referral = await markReversed(tx, order.id);
  if (!referral) return;
  const { invitee, referrer: student, reward } = referral;
  await lockWallet(tx, student);
  const lots = await findSpendableLots(tx, student, at);
  const left = sum(lots.filter((lot) => lot.bucket === rewardLot.bucket).map((lot) => lot.amount));
  const back = min(left, reward);
  await deductReward(tx, { key: `referral-reversed:${invitee}`, student, amount: back, at });
  await recordReversedHeldReward(tx, referral, reward - back);
};
