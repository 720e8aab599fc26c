import { refuse } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import type { Deps } from '../deps.ts';
import { enrolmentMessage } from './enrolment-message.ts';
import { enrolmentsOf } from './enrolment-store.ts';

type EnrolmentCalls = Pick<LearningServiceImplementation, 'listEnrolments'>;

export const enrolmentCalls = ({ database, service }: Deps): EnrolmentCalls => ({
  listEnrolments: async ({ studentId }, context) => {
    const caller = requireCaller(context);
    if (caller.subject !== studentId && !caller.roles.includes('admin')) throw refuse.forbidden();
    const now = service.clock();
    const enrolments = await enrolmentsOf(database.db, studentId);
    return { enrolments: enrolments.map((row) => enrolmentMessage(row, now)) };
  },
});
