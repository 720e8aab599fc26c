import type { Caller } from '@sargam/chassis/caller';
import { refuse } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { AccessPeriod, LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import type { Deps } from '../deps.ts';
import { accessOf } from './access.ts';
import { enrolmentMessage } from './enrolment-message.ts';
import { enrolmentsOf } from './enrolment-store.ts';
import type { Grant } from './grant.ts';
import { grantsIn } from './grant-store.ts';

type EnrolmentCalls = Pick<LearningServiceImplementation, 'listEnrolments' | 'listAccess'>;

export const enrolmentCalls = ({ database, service }: Deps): EnrolmentCalls => ({
  listEnrolments: async ({ studentId }, context) => {
    refuseOthers(requireCaller(context), studentId, ['admin']);
    const now = service.clock();
    const enrolments = await enrolmentsOf(database.db, studentId);
    return { enrolments: enrolments.map((row) => enrolmentMessage(row, now)) };
  },

  listAccess: async ({ studentId, courseIds }, context) => {
    refuseOthers(requireCaller(context), studentId, ['admin', 'service']);
    const grants = Map.groupBy(await grantsIn(database.db, studentId, courseIds), (grant) => grant.courseId);
    const courses = [...new Set(courseIds)];
    return { periods: courses.flatMap((courseId) => periodsIn(courseId, grants.get(courseId) ?? [])) };
  },
});

/** What somebody bought is that person's own (decision P2). */
const refuseOthers = (caller: Caller, studentId: string, also: readonly string[]): void => {
  if (caller.subject === studentId || caller.roles.some((role) => also.includes(role))) return;
  throw refuse.forbidden();
};

const periodsIn = (courseId: string, grants: readonly Grant[]): AccessPeriod[] =>
  accessOf(grants).map((period) => ({ courseId, ...period }));
