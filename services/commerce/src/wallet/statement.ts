import { type Kysely, sql } from 'kysely';
import type { OrderId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tables } from '../tables.ts';
import type { MovementKind } from './chart-of-accounts.ts';
import type { LotBalance } from './ledger.ts';

/** A movement as the student's statement shows it: what it changed of theirs. */
export interface StatementLine {
  readonly id: string;
  readonly kind: MovementKind;
  readonly orderId: OrderId | null;
  readonly occurredAt: Date;
  /** Of what can be spent, of what is held for orders, and of what is promised. */
  readonly change: Poisha;
  readonly heldChange: Poisha;
  readonly pendingChange: Poisha;
  /** What could be spent after it. */
  readonly balance: Poisha;
}

/**
 * A student's movements, the newest first, each with the balance after it. Entries are written while the wallet is
 * locked, so their numbers tell the order in which they happened; clocks of two replicas need not.
 */
export const listStatementLines = async (
  db: Kysely<Tables>,
  student: StudentId,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly StatementLine[]> => {
  const { rows } = await sql<StatementLine>`
    with moved as (
      select e.movement_id, min(e.id) as place,
             coalesce(sum(e.amount) filter (where a.kind = 'available'), 0)::bigint as change,
             coalesce(sum(e.amount) filter (where a.kind = 'held'), 0)::bigint as held_change,
             coalesce(sum(e.amount) filter (where a.kind = 'pending'), 0)::bigint as pending_change
        from accounts a join entries e on e.account_id = a.id
       where a.student_id = ${student}
       group by e.movement_id),
    told as (select *, (sum(change) over (order by place))::bigint as balance from moved)
    select m.id, m.kind, m.order_id as "orderId", m.occurred_at as "occurredAt", t.change,
           t.held_change as "heldChange", t.pending_change as "pendingChange", t.balance
      from told t join movements m on m.id = t.movement_id
     order by t.place desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

export const countMovements = async (db: Kysely<Tables>, student: StudentId): Promise<number> => {
  const { rows } = await sql<{ total: bigint }>`
    select count(distinct e.movement_id) as total
      from accounts a join entries e on e.account_id = a.id where a.student_id = ${student}`.execute(db);
  return Number(rows[0]?.total ?? 0n);
};

/** The lots that each movement changed: of what can be spent, or else of what is held, or promised. */
export const findMovedLots = async (
  db: Kysely<Tables>,
  student: StudentId,
  movements: readonly string[],
): Promise<ReadonlyMap<string, readonly LotBalance[]>> => {
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
