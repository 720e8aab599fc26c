import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { CourseId, OrderId, StudentId } from '../ids.ts';
import type { Db } from '../tables.ts';
import { type Access, computeAccess, type PaidLine } from './access.ts';

/**
 * A student’s current access to each course, computed from the paid orders in this database: it contains every payment
 * and refund that is committed.
 */
export const readAccess = async (
  { database, clock }: Deps,
  student: StudentId,
  courses: readonly CourseId[],
): Promise<ReadonlyMap<CourseId, Access>> => {
  const lines = courses.length === 0 ? [] : await findPaidLines(database.db, student, courses);
  if (lines.length === 0) return new Map();
  const now = clock();
  return new Map(
    courses.flatMap((course) => {
      const access = computeAccess(course, lines, now);
      return access ? [[course, access] as const] : [];
    }),
  );
};

type PaidLineRow = Omit<PaidLine, 'upgrades' | 'revokedAt'> & {
  readonly upgrades: OrderId | null;
  readonly revokedAt: Date | null;
};

/**
 * The student's order lines that unlock these courses, directly or in bundles. For a bundle that the student bought also
 * the lines that unlock its children. Lines of orders that were paid and fully refunded are included.
 */
export const findPaidLines = async (
  db: Db,
  student: StudentId,
  courses: readonly string[],
): Promise<readonly PaidLine[]> => {
  const { rows } = await sql<PaidLineRow>`
    with bought as (
      select o.id, o.state, o.paid_at, l.*
        from orders o join order_lines l on l.order_id = o.id
       where o.student_id = ${student} and o.paid_at is not null
         and o.state in ('paid', 'partly_refunded', 'refunded')),
    unlocked as (
      select array(select unnest(bundle_course_ids) from bought where course_id = any(${courses})
                   union select unnest(${courses}::text[])) as courses)
    select id as "orderId", course_id as "courseId", tier, price, tier_price as "tierPrice",
           validity_days as "validityDays", upgrades_order_id as upgrades,
           bundle_course_ids as "bundleCourseIds", paid_at as "paidAt",
           case when state = 'refunded' then coalesce(
             (select max(occurred_at) from order_history h where h.order_id = bought.id and action = 'refundAll'),
             paid_at) end as "revokedAt"
      from bought, unlocked
     where course_id = any(unlocked.courses) or bundle_course_ids && unlocked.courses
     order by paid_at, id, position`.execute(db);
  return rows.map((row) => ({
    ...row,
    upgrades: row.upgrades ?? undefined,
    revokedAt: row.revokedAt ?? undefined,
  }));
};
