import { domainError } from '@sargam/chassis/errors';
import { startFakeService } from '@sargam/chassis/testing';
import { type AccessPeriod, LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';

/** A fake learning service; the test sets the access periods and can make it unavailable. */
export interface FakeLearning {
  readonly address: string;
  /** Number of calls. */
  callCount(): number;
  /** Access periods by student id. */
  readonly access: Map<string, AccessPeriod[]>;
  isUnavailable: boolean;
  stop(): Promise<void>;
}

export const startFakeLearning = async (): Promise<FakeLearning> => {
  const access = new Map<string, AccessPeriod[]>();
  let calls = 0;
  const fake = await startFakeService(LearningServiceDefinition, {
    listAccess: async ({ studentId, courseIds }) => {
      calls += 1;
      if (learning.isUnavailable) throw domainError.unavailable('unavailable', 'Unavailable');
      const periods = access.get(studentId) ?? [];
      return { periods: periods.filter((period) => courseIds.includes(period.courseId)) };
    },
  });
  const learning: FakeLearning = { ...fake, access, isUnavailable: false, callCount: () => calls };
  return learning;
};
