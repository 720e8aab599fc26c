import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { Grant } from './grant.ts';
import { parseTier } from './tier.ts';

type Db = Kysely<Tables>;

export interface SavedGrant {
  /** False if the statement changed nothing. */
  readonly isChanged: boolean;
  /** All grants of the student for the course, after the change. */
  readonly grants: readonly Grant[];
}

/** Changes nothing if the grant exists, active or revoked. */
export const insertGrant = (tx: Db, grant: Grant): Promise<SavedGrant> =>
  saveAndListGrants(tx, grant, sql`do nothing`);

/** Saves a grant as revoked, also if the grant is new. Changes nothing if it was revoked before. */
export const revokeGrant = (tx: Db, grant: Grant, at: Date): Promise<SavedGrant> =>
  saveAndListGrants(
    tx,
    { ...grant, revokedAt: at },
    sql`do update set revoked_at = excluded.revoked_at where grants.revoked_at is null`,
  );

/** Sends both statements at once. The connection runs them in this order, so they share one round trip. */
const saveAndListGrants = async (
  tx: Db,
  grant: Grant,
  onConflict: RawBuilder<unknown>,
): Promise<SavedGrant> => {
  const saved = lockAndUpsertGrant(tx, grant, onConflict);
  const listed = listGrants(tx, grant.studentId, [grant.courseId]);
  const [isChanged, grants] = await Promise.all([saved, listed]);
  return { isChanged, grants };
};

/** Locks the access of a student to a course until the transaction ends: two orders for it are processed in sequence. */
const lockAndUpsertGrant = async (
  tx: Db,
  grant: Grant,
  onConflict: RawBuilder<unknown>,
): Promise<boolean> => {
  const { orderId, courseId, studentId, tier, days, paidAt, upgradesOrderId, revokedAt } = grant;
  const { rows } = await sql`
    with held as materialized (select pg_advisory_xact_lock(hashtext(${studentId}), hashtext(${courseId})))
    insert into grants
      (order_id, course_id, student_id, tier, days, paid_at, upgrades_order_id, revoked_at)
    select ${orderId}, ${courseId}, ${studentId}, ${tier}, ${days}::integer, ${paidAt}::timestamptz,
           ${upgradesOrderId ?? null}, ${revokedAt ?? null}::timestamptz
      from held
    on conflict (order_id, course_id) ${onConflict}
    returning true
  `.execute(tx);
  return rows.length > 0;
};

/** All grants of a student for these courses, revoked ones included. */
export const listGrants = async (
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
  upgradesOrderId: row.upgrades_order_id ?? undefined,
  revokedAt: row.revoked_at ?? undefined,
});
