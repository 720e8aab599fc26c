import type { Tx } from '@sargam/chassis/sql';
import { sql } from 'kysely';
import type { StudentId } from '../ids.ts';
import { min, type Poisha } from '../money/poisha.ts';
import type { Tables } from '../tables.ts';
import type { WalletHold } from '../wallet/wallet-holds.ts';
import { deductReward } from './deduct-reward.ts';

/**
 * Marks what the referrer's unpaid orders hold of a reward that is reversed: it cannot be taken out of an order that is
 * being paid for, and would be theirs again once that is given up. The referrer's wallet is locked.
 */
export const recordReversedHeldReward = async (
  tx: Tx<Tables>,
  { invitee, referrer }: { readonly invitee: StudentId; readonly referrer: StudentId },
  amount: Poisha,
): Promise<void> => {
  let rest = amount;
  for (const hold of await findUnreversedHolds(tx, referrer)) {
    const marked = min(rest, hold.amount);
    if (marked === 0n) continue;
    await tx.insertInto('held_rewards').values({ hold_id: hold.id, invitee, amount: marked }).execute();
    rest -= marked;
  }
};

/** What each of the student's holds has of the rewards' bucket, less what is marked already. */
const findUnreversedHolds = async (tx: Tx<Tables>, student: StudentId) => {
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

/** Part of a hold's being released: what it held of rewards that were reversed meanwhile goes back too. */
export const reverseReleasedReward = async (
  tx: Tx<Tables>,
  { id, student }: WalletHold,
  at: Date,
): Promise<void> => {
  const marks = await tx
    .selectFrom('held_rewards')
    .select(['invitee', 'amount'])
    .where('hold_id', '=', id)
    .orderBy('invitee')
    .execute();
  for (const { invitee, amount } of marks) {
    await deductReward(tx, { key: `referral-reversed:${invitee}:${id}`, student, amount, at });
  }
};
