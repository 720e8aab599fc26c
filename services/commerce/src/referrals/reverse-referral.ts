import { sql } from 'kysely';
import type { OrderId, StudentId } from '../ids.ts';
import { min, type Poisha, sum } from '../money/poisha.ts';
import type { Tx } from '../tables.ts';
import { platformAccount } from '../wallet/ledger.ts';
import { findSpendableLots, lockWallet, postMovement } from '../wallet/ledger-store.ts';
import type { WalletHold } from '../wallet/wallet-holds.ts';
import { rewardLot } from './referral.ts';
import { markReversed } from './referral-store.ts';

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

/**
 * Records the part of a reversed reward that unpaid orders of the referrer hold. It cannot be taken while the order
 * is being paid, and is reversed when the order releases its hold. The caller has locked the referrer’s wallet.
 */
const recordReversedHeldReward = async (
  tx: Tx,
  { invitee, referrer }: { readonly invitee: StudentId; readonly referrer: StudentId },
  amount: Poisha,
): Promise<void> => {
  let remaining = amount;
  for (const hold of await findUnreversedHolds(tx, referrer)) {
    const fromHold = min(remaining, hold.amount);
    if (fromHold === 0n) continue;
    await tx.insertInto('held_rewards').values({ hold_id: hold.id, invitee, amount: fromHold }).execute();
    remaining -= fromHold;
  }
};

/** Reward money in each open hold of the student, without the part already recorded. */
const findUnreversedHolds = async (tx: Tx, student: StudentId) => {
  const { rows } = await sql<{ id: string; amount: Poisha }>`
    select h.id, (sum(e.amount)
                  - coalesce((select sum(r.amount) from held_rewards r where r.hold_id = h.id), 0))::bigint as amount
      from wallet_holds h
      join movements m on m.key = 'hold:' || h.id
      join entries e on e.movement_id = m.id
      join accounts a on a.id = e.account_id and a.kind = 'held' and a.bucket = 'referral'
     where h.student_id = ${student} and h.state = 'held'
     group by h.id
     order by h.id`.execute(tx);
  return rows;
};

/** Part of releasing a hold: reverses the recorded reward money that it held. */
export const reverseReleasedReward = async (tx: Tx, { id, student }: WalletHold, at: Date): Promise<void> => {
  const rewards = await tx
    .selectFrom('held_rewards')
    .select(['invitee', 'amount'])
    .where('hold_id', '=', id)
    .orderBy('invitee')
    .execute();
  for (const { invitee, amount } of rewards) {
    await deductReward(tx, { key: `referral-reversed:${invitee}:${id}`, student, amount, at });
  }
};

interface Deduction {
  readonly key: string;
  readonly student: StudentId;
  readonly amount: Poisha;
  readonly at: Date;
}

/**
 * Deducts a reward or a part of it from the referrer’s wallet. The caller has locked the wallet, and it holds at
 * least the amount.
 */
const deductReward = async (tx: Tx, { amount, ...reversal }: Deduction): Promise<void> => {
  const { student } = reversal;
  await postMovement(tx, {
    ...reversal,
    kind: 'referral-reversed',
    reason: 'The purchase of a friend was refunded',
    transfers: [
      { from: { kind: 'available', student, ...rewardLot }, to: platformAccount('referral-rewards'), amount },
    ],
  });
};
