import type { OrderId } from '../ids.ts';
import { min, sum } from '../money/poisha.ts';
import type { Tx } from '../tables.ts';
import { findSpendableLots, lockWallet } from '../wallet/ledger-store.ts';
import { deductReward } from './deduct-reward.ts';
import { rewardLot } from './referral.ts';
import { markReversed } from './referral-store.ts';
import { recordReversedHeldReward } from './reversed-held-rewards.ts';

/**
 * Part of a full refund: reverses the reward that the order earned, as far as the referrer has not spent it; the
 * spent part remains a cost (decision M9). The part held by an unpaid order is reversed when that order releases it.
 * The caller has locked the order, and the buyer’s wallet if it changes. Does nothing when the order earned no reward
 * or the reward is reversed.
 */
export const reverseReferral = async (tx: Tx, order: { readonly id: OrderId }, at: Date): Promise<void> => {
  const referral = await markReversed(tx, order.id);
  if (!referral) return;
  const { invitee, referrer: student, reward } = referral;
  await lockWallet(tx, student);
  const lots = await findSpendableLots(tx, student, at);
  const available = sum(lots.filter((lot) => lot.bucket === rewardLot.bucket).map((lot) => lot.amount));
  const reversed = min(available, reward);
  await deductReward(tx, { key: `referral-reversed:${invitee}`, student, amount: reversed, at });
  await recordReversedHeldReward(tx, referral, reward - reversed);
};
