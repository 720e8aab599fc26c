import type { LimitOffset } from '@sargam/chassis/paging';
import type { Tx } from '@sargam/chassis/sql';
import type { Settlement } from '@sargam/proto/payouts/v1/settlements';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type SettlementRow = Selectable<Tables['settlements']>;

/** Whether catalogue published the instructor, or a sale earned something for them. */
export const isKnownInstructor = async (db: Db, instructorId: string): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from instructors where id = ${instructorId})
      or exists (select 1 from current_totals where scope = 'instructor' and key = ${instructorId}) as known
  `.execute(db);
  return rows[0]?.known ?? false;
};

/** Earnings less reversals less settled payouts. Exact for a caller that holds the lock of the earnings. */
export const readDue = async (db: Db, instructorId: string): Promise<bigint> => {
  const { rows } = await sql<{ due: bigint }>`
    select (coalesce((select share from current_totals where scope = 'instructor' and key = ${instructorId} and day = 'infinity'), 0)
      - coalesce((select sum(received_amount) from settlements where instructor_id = ${instructorId} and settled), 0))::bigint as due
  `.execute(db);
  return rows[0]?.due ?? 0n;
};

export const insertSettlement = (
  tx: Tx<Tables>,
  settlement: Insertable<Tables['settlements']>,
): Promise<SettlementRow> =>
  tx.insertInto('settlements').values(settlement).returningAll().executeTakeFirstOrThrow();

export const updateSettlement = (
  tx: Tx<Tables>,
  id: string,
  change: Updateable<Tables['settlements']>,
): Promise<SettlementRow> =>
  tx.updateTable('settlements').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const findSettlement = (
  db: Db,
  id: string,
  instructorId: string,
): Promise<SettlementRow | undefined> =>
  db
    .selectFrom('settlements')
    .selectAll()
    .where('id', '=', id)
    .where('instructor_id', '=', instructorId)
    .executeTakeFirst();

/** A payout without a receipt of this admin, instructor and amount since `after` (decision B9). */
export const findRecentDuePayout = (
  db: Db,
  payout: { readonly instructorId: string; readonly amount: bigint; readonly admin: string },
  after: Date,
): Promise<SettlementRow | undefined> =>
  db
    .selectFrom('settlements')
    .selectAll()
    .where('instructor_id', '=', payout.instructorId)
    .where('created_by', '=', payout.admin)
    .where('settle_amount', '=', payout.amount)
    .where('receipt', '=', '')
    .where('created_at', '>', after)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export interface SettlementFilter {
  readonly instructorId: string;
  /** Days of the settle date, both included; empty for no limit. */
  readonly firstDay: string;
  readonly lastDay: string;
}

const selectSettlements = (db: Db, { instructorId, firstDay, lastDay }: SettlementFilter) =>
  db
    .selectFrom('settlements')
    .where('instructor_id', '=', instructorId)
    .$if(firstDay !== '', (query) => query.where('settle_date', '>=', firstDay))
    .$if(lastDay !== '', (query) => query.where('settle_date', '<=', lastDay));

/** A page of payouts, newest first. */
export const listSettlements = (
  db: Db,
  filter: SettlementFilter,
  { limit, offset }: LimitOffset,
): Promise<SettlementRow[]> =>
  selectSettlements(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const sumSettlements = async (db: Db, filter: SettlementFilter) => {
  const row = await selectSettlements(db, filter)
    .select([
      sql<bigint>`count(*)`.as('total'),
      sql<bigint>`coalesce(sum(received_amount) filter (where settled), 0)::bigint`.as('settled'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), settled: row.settled };
};

export const findReceiptOwner = async (db: Db, receipt: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('settlements')
    .select('instructor_id')
    .where('receipt', '=', receipt)
    .executeTakeFirst();
  return row?.instructor_id;
};

export const toSettlementMessage = (row: SettlementRow): Settlement => ({
  id: row.id,
  instructorId: row.instructor_id,
  settleAmountPoisha: row.settle_amount,
  receivedAmountPoisha: row.received_amount,
  settleDate: row.settle_date,
  remarks: row.remarks,
  receipt: row.receipt,
  settled: row.settled,
  createdAt: row.created_at,
  settledAt: row.settled_at ?? undefined,
});
