import { type Kysely, sql } from 'kysely';
import type { CourseId, StudentId } from '../ids.ts';
import type { Tables } from '../tables.ts';
import type { PaidLine } from './access.ts';

/** The student's paid order lines of these courses, directly or in bundles. Refunded orders are excluded. */
export const findPaidLines = async (
  db: Kysely<Tables>,
  student: StudentId,
  courses: readonly CourseId[],
): Promise<readonly PaidLine[]> => {
  const { rows } = await sql<Omit<PaidLine, 'upgrades'> & { upgrades: PaidLine['upgrades'] | null }>`
    select o.id as "orderId", l.course_id as "courseId", l.tier, l.price, l.tier_price as "tierPrice",
           l.validity_days as "validityDays", l.upgrades_order_id as upgrades,
           l.bundle_course_ids as "bundleCourseIds", o.paid_at as "paidAt"
      from orders o join order_lines l on l.order_id = o.id
     where o.student_id = ${student} and o.state in ('paid', 'partly_refunded')
       and (l.course_id = any(${courses}) or l.bundle_course_ids && ${courses})
     order by o.paid_at, o.id`.execute(db);
  return rows.map((row) => ({ ...row, upgrades: row.upgrades ?? undefined }));
};
