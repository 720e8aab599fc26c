import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { Grant } from './grant.ts';
import { parseTier } from './tier.ts';

type Db = Kysely<Tables>;

/** Until the transaction ends: two orders for one course of a student are folded one after the other. */
export const lockAccess = async (tx: Db, studentId: string, courseId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${studentId}), hashtext(${courseId}))`.execute(tx);
};

/** Remembers what an order gave; false when it is known, whether it still stands or was given back. */
export const insertGrant = async (tx: Db, grant: Grant): Promise<boolean> => {
  const row = await tx
    .insertInto('grants')
    .values({
      order_id: grant.orderId,
      course_id: grant.courseId,
      student_id: grant.studentId,
      tier: grant.tier,
      days: grant.days,
      paid_at: grant.paidAt,
      upgrades_order_id: grant.upgrades ?? null,
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'course_id']).doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** False when it was given back before. */
export const revokeGrant = async (tx: Db, grant: Grant, at: Date): Promise<boolean> => {
  const row = await tx
    .updateTable('grants')
    .set({ revoked_at: at })
    .where('order_id', '=', grant.orderId)
    .where('course_id', '=', grant.courseId)
    .where('revoked_at', 'is', null)
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
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
