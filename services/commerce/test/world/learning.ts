import { domainError } from '@sargam/chassis/errors';
import { startFakeService } from '@sargam/chassis/testing';
import { type AccessPeriod, LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';

/** A learning that tells of the access a test says, and can be away. */
export interface Learning {
  readonly address: string;
  /** How often it was asked. */
  asked(): number;
  /** Students' periods, by the student. */
  readonly access: Map<string, AccessPeriod[]>;
  away: boolean;
  stop(): Promise<void>;
}

export const startLearning = async (): Promise<Learning> => {
  const access = new Map<string, AccessPeriod[]>();
  let asked = 0;
  const fake = await startFakeService(LearningServiceDefinition, {
    listAccess: async ({ studentId, courseIds }) => {
      asked += 1;
      if (learning.away) throw domainError.unavailable('away', 'Away');
      const periods = access.get(studentId) ?? [];
      return { periods: periods.filter((period) => courseIds.includes(period.courseId)) };
    },
  });
  const learning: Learning = { ...fake, access, away: false, asked: () => asked };
  return learning;
};
