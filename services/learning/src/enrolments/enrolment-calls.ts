import { requireOwner } from '@sargam/chassis/service';
import type { AccessPeriod, LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import type { Deps } from '../deps.ts';
import { accessOf } from './access.ts';
import { enrolmentMessage } from './enrolment-message.ts';
import { enrolmentsOf } from './enrolment-store.ts';
import type { Grant } from './grant.ts';
import { grantsIn } from './grant-store.ts';

type EnrolmentCalls = Pick<LearningServiceImplementation, 'listEnrolments' | 'listAccess'>;

/** What somebody bought is that person's own (decision P2). */
export const enrolmentCalls = ({ database, service }: Deps): EnrolmentCalls => ({
  listEnrolments: async ({ studentId }, context) => {
    requireOwner(context, studentId, ['admin']);
    const now = service.clock();
    const enrolments = await enrolmentsOf(database.db, studentId);
    return { enrolments: enrolments.map((row) => enrolmentMessage(row, now)) };
  },

  listAccess: async ({ studentId, courseIds }, context) => {
    requireOwner(context, studentId, ['admin', 'service']);
    const grants = Map.groupBy(await grantsIn(database.db, studentId, courseIds), (grant) => grant.courseId);
    const courses = [...new Set(courseIds)];
    return { periods: courses.flatMap((courseId) => periodsIn(courseId, grants.get(courseId) ?? [])) };
  },
});

const periodsIn = (courseId: string, grants: readonly Grant[]): AccessPeriod[] =>
  accessOf(grants).map((period) => ({ courseId, ...period }));
