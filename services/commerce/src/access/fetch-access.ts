import type { Service } from '@sargam/chassis/service';
import { LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';
import type { StudentId } from '../ids.ts';
import type { AccessPeriod } from './access.ts';

/** Reads a student’s access periods. Fails while learning is unavailable: a wrong price must never be shown. */
export type FetchAccess = (
  student: StudentId,
  courses: readonly string[],
) => Promise<readonly AccessPeriod[]>;

/** Called in the name of the buyer, who may read their own access in learning. */
export const createAccessFetcher = (service: Service, address: string): FetchAccess => {
  const learning = service.client(LearningServiceDefinition, address, { retryable: ['listAccess'] });
  return async (student, courses) => {
    const { periods } = await learning.listAccess({ studentId: student, courseIds: [...courses] });
    return periods.flatMap(({ courseId, orderId, startsAt, endsAt }) =>
      startsAt && endsAt ? [{ courseId, orderId, startsAt, endsAt }] : [],
    );
  };
};
