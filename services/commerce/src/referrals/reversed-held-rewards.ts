import { sql } from 'kysely';
import type { StudentId } from '../ids.ts';
import { min, type Poisha } from '../money/poisha.ts';
import type { Tx } from '../tables.ts';
import type { WalletHold } from '../wallet/wallet-holds.ts';
import { deductReward } from './deduct-reward.ts';

/**
 * Records the part of a reversed reward that unpaid orders of the referrer hold. It cannot be taken while the order
 * is being paid, and is reversed when the order releases its hold. The caller has locked the referrer’s wallet.
 */
export const recordReversedHeldReward = async (
  tx: Tx,
  { invitee, referrer }: { readonly invitee: StudentId; readonly referrer: StudentId },
  amount: Poisha,
): Promise<void> => {
  let remaining = amount;
  for (const hold of await findUnreversedHolds(tx, referrer)) {
    const held = min(remaining, hold.amount);
    if (held === 0n) continue;
    await tx.insertInto('held_rewards').values({ hold_id: hold.id, invitee, amount: held }).execute();
    remaining -= held;
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
