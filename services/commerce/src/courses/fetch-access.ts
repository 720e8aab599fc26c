import type { Service } from '@sargam/chassis/service';
import { LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';
import type { StudentId } from '../ids.ts';
import type { AccessPeriod } from './access.ts';

/** A student's access to courses, period by period. Refused while learning is away: never a wrong price. */
export type FetchAccess = (
  student: StudentId,
  courses: readonly string[],
) => Promise<readonly AccessPeriod[]>;

/** Asked for the caller who buys, whom learning lets see their own. */
export const createAccessFetcher = (service: Service, address: string): FetchAccess => {
  const learning = service.client(LearningServiceDefinition, address, { retryable: ['listAccess'] });
  return async (student, courses) => {
    const { periods } = await learning.listAccess({ studentId: student, courseIds: [...courses] });
    return periods.flatMap(({ courseId, orderId, startsAt, endsAt }) =>
      startsAt && endsAt ? [{ courseId, orderId, startsAt, endsAt }] : [],
    );
  };
};
