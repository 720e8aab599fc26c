import { type RawBuilder, sql } from 'kysely';
import type { StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Db } from '../tables.ts';

type Amount = RawBuilder<Poisha>;

/**
 * Money that a new order can use: the balance plus the holds of the student’s unpaid orders, which the new order
 * replaces.
 */
export const computeSpendable = async (db: Db, student: StudentId, now: Date): Promise<Poisha> => {
  const { rows } = await sql<{ amount: Poisha }>`
    select (${balance(student, now)} + ${heldByUnpaidOrders(student, now)} - ${heldReversed(student)})::bigint
             as amount`.execute(db);
  return rows[0]?.amount ?? 0n;
};

const balance = (student: StudentId, now: Date): Amount => sql`
  (select coalesce(sum(e.amount), 0)
     from accounts a join entries e on e.account_id = a.id
    where a.student_id = ${student} and a.kind = 'available' and (a.expires_at is null or a.expires_at > ${now}))`;

const unpaidHolds = (student: StudentId) => sql`
  wallet_holds h join orders o on o.id = h.order_id and o.state in ('created', 'awaiting_payment')
    and h.student_id = ${student} and h.state = 'held'`;

const heldByUnpaidOrders = (student: StudentId, now: Date): Amount => sql`
  (select coalesce(sum(e.amount), 0)
     from ${unpaidHolds(student)}
     join movements m on m.key = 'hold:' || h.id
     join entries e on e.movement_id = m.id
     join accounts a on a.id = e.account_id and a.kind = 'held' and (a.expires_at is null or a.expires_at > ${now}))`;

/** Reversed rewards in these holds: they are deducted when the order releases them. */
const heldReversed = (student: StudentId): Amount => sql`
  (select coalesce(sum(r.amount), 0) from ${unpaidHolds(student)} join held_rewards r on r.hold_id = h.id)`;
