import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { Grant } from './grant.ts';
import { parseTier } from './tier.ts';

type Db = Kysely<Tables>;

/** Remembers what an order gave; false when it is known, whether it still stands or was given back. */
export const insertGrant = (tx: Db, grant: Grant): Promise<boolean> => keepGrant(tx, grant, sql`do nothing`);

/** Remembers that it was given back, even if it was not heard of; false when it had been given back before. */
export const revokeGrant = (tx: Db, grant: Grant, at: Date): Promise<boolean> =>
  keepGrant(
    tx,
    { ...grant, revokedAt: at },
    sql`do update set revoked_at = excluded.revoked_at where grants.revoked_at is null`,
  );

/** Holds the access until the transaction ends: two orders for one course of a student are folded one after the other. */
const keepGrant = async (tx: Db, grant: Grant, known: RawBuilder<unknown>): Promise<boolean> => {
  const { orderId, courseId, studentId, tier, days, paidAt, upgrades, revokedAt } = grant;
  const { rows } = await sql`
    with held as materialized (select pg_advisory_xact_lock(hashtext(${studentId}), hashtext(${courseId})))
    insert into grants
      (order_id, course_id, student_id, tier, days, paid_at, upgrades_order_id, revoked_at)
    select ${orderId}, ${courseId}, ${studentId}, ${tier}, ${days}::integer, ${paidAt}::timestamptz,
           ${upgrades ?? null}, ${revokedAt ?? null}::timestamptz
      from held
    on conflict (order_id, course_id) ${known}
    returning true
  `.execute(tx);
  return rows.length > 0;
};

/** All that a student was ever given of these courses. */
export const grantsIn = async (
  db: Db,
  studentId: string,
  courseIds: readonly string[],
): Promise<readonly Grant[]> => {
  if (courseIds.length === 0) return [];
  const rows = await db
    .selectFrom('grants')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('course_id', 'in', courseIds)
    .execute();
  return rows.map(toGrant);
};

const toGrant = (row: Selectable<Tables['grants']>): Grant => ({
  orderId: row.order_id,
  courseId: row.course_id,
  studentId: row.student_id,
  tier: parseTier(row.tier),
  days: row.days,
  paidAt: row.paid_at,
  upgrades: row.upgrades_order_id ?? undefined,
  revokedAt: row.revoked_at ?? undefined,
});
