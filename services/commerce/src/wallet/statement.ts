import { sql } from 'kysely';
import type { OrderId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Db } from '../tables.ts';
import type { MovementKind } from './chart-of-accounts.ts';
import type { LotBalance } from './ledger.ts';

/** A movement as a line of the student’s statement. */
export interface StatementLine {
  readonly id: string;
  readonly kind: MovementKind;
  readonly orderId: OrderId | null;
  readonly occurredAt: Date;
  /** Changes of the spendable, the held and the pending money. */
  readonly change: Poisha;
  readonly heldChange: Poisha;
  readonly pendingChange: Poisha;
  /** Spendable balance after the movement. */
  readonly balance: Poisha;
}

/**
 * A student’s movements with the balance after each, newest first. Entries are written under the wallet lock, so
 * their ids give the order of movements; the clocks of two replicas may not.
 */
export const listStatementLines = async (
  db: Db,
  student: StudentId,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly StatementLine[]> => {
  const { rows } = await sql<StatementLine>`
    with moved as (
      select e.movement_id, min(e.id) as first_entry,
             coalesce(sum(e.amount) filter (where a.kind = 'available'), 0)::bigint as change,
             coalesce(sum(e.amount) filter (where a.kind = 'held'), 0)::bigint as held_change,
             coalesce(sum(e.amount) filter (where a.kind = 'pending'), 0)::bigint as pending_change
        from accounts a join entries e on e.account_id = a.id
       where a.student_id = ${student}
       group by e.movement_id),
    balanced as (select *, (sum(change) over (order by first_entry))::bigint as balance from moved)
    select m.id, m.kind, m.order_id as "orderId", m.occurred_at as "occurredAt", t.change,
           t.held_change as "heldChange", t.pending_change as "pendingChange", t.balance
      from balanced t join movements m on m.id = t.movement_id
     order by t.first_entry desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

export const countMovements = async (db: Db, student: StudentId): Promise<number> => {
  const { rows } = await sql<{ total: bigint }>`
    select count(distinct e.movement_id) as total
      from accounts a join entries e on e.account_id = a.id where a.student_id = ${student}`.execute(db);
  return Number(rows[0]?.total ?? 0n);
};

/** The lots that each movement changed: spendable money, otherwise held or pending money. */
export const findMovedLots = async (db: Db, student: StudentId, movements: readonly string[]) => {
  const { rows } = await sql<LotBalance & { movement: string }>`
    select e.movement_id as movement, a.bucket, a.expires_at as "expiresAt",
           coalesce(nullif(sum(e.amount) filter (where a.kind = 'available'), 0),
                    nullif(sum(e.amount) filter (where a.kind = 'held'), 0), sum(e.amount))::bigint as amount
      from entries e join accounts a on a.id = e.account_id
     where a.student_id = ${student} and e.movement_id = any(${movements})
     group by e.movement_id, a.bucket, a.expires_at
     order by a.expires_at nulls last, a.bucket`.execute(db);
  return Map.groupBy(rows, (row) => row.movement);
};
