import { domainError } from '@sargam/chassis/errors';
import { startFakeService } from '@sargam/chassis/testing';
import { type AccessPeriod, LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';

/** A learning that tells of the access a test says, and can be away. */
export interface FakeLearning {
  readonly address: string;
  /** How often it was asked. */
  callCount(): number;
  /** Students' periods, by the student. */
  readonly access: Map<string, AccessPeriod[]>;
  isUnavailable: boolean;
  stop(): Promise<void>;
}

export const startFakeLearning = async (): Promise<FakeLearning> => {
  const access = new Map<string, AccessPeriod[]>();
  let asked = 0;
  const fake = await startFakeService(LearningServiceDefinition, {
    listAccess: async ({ studentId, courseIds }) => {
      asked += 1;
      if (learning.isUnavailable) throw domainError.unavailable('away', 'Away');
      const periods = access.get(studentId) ?? [];
      return { periods: periods.filter((period) => courseIds.includes(period.courseId)) };
    },
  });
  const learning: FakeLearning = { ...fake, access, isUnavailable: false, callCount: () => asked };
  return learning;
};
