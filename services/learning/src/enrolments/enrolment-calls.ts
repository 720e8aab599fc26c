import { requireOwner } from '@sargam/chassis/service';
import type { Enrolment, LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import type { Deps } from '../deps.ts';
import { findCurrentPeriod } from './access-period.ts';
import { toEnrolmentMessage } from './enrolment-message.ts';
import { type CourseProgress, type EnrolmentRow, listEnrolmentsWithProgress } from './enrolment-store.ts';
import type { Grant } from './grant.ts';
import { listGrants } from './grant-store.ts';

type EnrolmentCalls = Pick<LearningServiceImplementation, 'listEnrolments'>;

/** Enrolments are visible to their student and to admins (decision P2). */
export const enrolmentCalls = ({ database, service }: Deps): EnrolmentCalls => {
  const grantsByCourse = async (studentId: string, courseIds: readonly string[]) =>
    Map.groupBy(await listGrants(database.db, studentId, courseIds), (grant) => grant.courseId);
  return {
    listEnrolments: async ({ studentId }, context) => {
      requireOwner(context, studentId, ['admin']);
      const now = service.clock();
      const rows = await listEnrolmentsWithProgress(database.db, studentId);
      const courses = rows.map((row) => row.course_id);
      const grants = await grantsByCourse(studentId, courses);
      return { enrolments: rows.map((row) => toCurrentEnrolment(row, grants.get(row.course_id) ?? [], now)) };
    },
  };
};

/** The row has the tier of the last period. The current tier comes from the period that contains `now`. */
const toCurrentEnrolment = (
  row: EnrolmentRow & CourseProgress,
  grants: readonly Grant[],
  now: Date,
): Enrolment => {
  const { tier = row.tier, orderId = row.order_id } = findCurrentPeriod(grants, now) ?? {};
  return toEnrolmentMessage({ ...row, tier, order_id: orderId }, now);
};
