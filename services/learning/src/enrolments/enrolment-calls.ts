import { requireOwner } from '@sargam/chassis/service';
import type {
  AccessPeriod,
  Enrolment,
  LearningServiceImplementation,
} from '@sargam/proto/learning/v1/learning';
import type { Deps } from '../deps.ts';
import { accessOf, countingAt } from './access.ts';
import { enrolmentMessage } from './enrolment-message.ts';
import { type EnrolmentRow, enrolmentsOf, type Studied } from './enrolment-store.ts';
import type { Grant } from './grant.ts';
import { grantsIn } from './grant-store.ts';

type EnrolmentCalls = Pick<LearningServiceImplementation, 'listEnrolments' | 'listAccess'>;

/** What somebody bought is that person's own (decision P2). */
export const enrolmentCalls = ({ database, service }: Deps): EnrolmentCalls => {
  const grantsByCourse = async (studentId: string, courseIds: readonly string[]) =>
    Map.groupBy(await grantsIn(database.db, studentId, courseIds), (grant) => grant.courseId);
  return {
    listEnrolments: async ({ studentId }, context) => {
      requireOwner(context, studentId, ['admin']);
      const now = service.clock();
      const rows = await enrolmentsOf(database.db, studentId);
      const courses = rows.map((row) => row.course_id);
      const grants = await grantsByCourse(studentId, courses);
      return { enrolments: rows.map((row) => inItsTier(row, grants.get(row.course_id) ?? [], now)) };
    },

    listAccess: async ({ studentId, courseIds }, context) => {
      requireOwner(context, studentId, ['admin', 'service']);
      const grants = await grantsByCourse(studentId, courseIds);
      const courses = [...new Set(courseIds)];
      return { periods: courses.flatMap((courseId) => periodsIn(courseId, grants.get(courseId) ?? [])) };
    },
  };
};

/** The row knows the tier that access ends with; which one counts is a matter of the day. */
const inItsTier = (row: EnrolmentRow & Studied, grants: readonly Grant[], now: Date): Enrolment => {
  const { tier = row.tier, orderId = row.order_id } = countingAt(grants, now) ?? {};
  return enrolmentMessage({ ...row, tier, order_id: orderId }, now);
};

const periodsIn = (courseId: string, grants: readonly Grant[]): AccessPeriod[] =>
  accessOf(grants).map((period) => ({ courseId, ...period }));
