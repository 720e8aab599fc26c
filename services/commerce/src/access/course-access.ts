import type { StudentId } from '../ids.ts';
import { type AccessPeriod, computeAccessPeriods } from './access-period.ts';
import type { Grant } from './grant.ts';

/** A decision about the access of a student to a course. The newest version is valid. */
export interface CourseAccess {
  readonly studentId: StudentId;
  readonly courseId: string;
  readonly version: bigint;
  /** In time order, ended periods included; empty where every order was refunded. */
  readonly periods: readonly AccessPeriod[];
  /** When the last of the orders was refunded; undefined while a period is left. */
  readonly refundedAt: Date | undefined;
}

/** Computes access from all grants of a student for the course; at least one. */
export const computeCourseAccess = (grants: readonly Grant[]) => {
  const periods = computeAccessPeriods(grants);
  const revocations = grants.map(({ revokedAt }) => revokedAt?.getTime() ?? 0);
  return { periods, refundedAt: periods.length > 0 ? undefined : new Date(Math.max(...revocations)) };
};
