import { type Tier, tiers } from '../courses/course.ts';
import type { CourseId, OrderId } from '../ids.ts';

/** A line of a paid order, with the fields that determine access. */
export interface GrantingLine {
  readonly orderId: OrderId;
  readonly courseId: CourseId;
  readonly tier: Tier;
  readonly validityDays: number;
  /** The order whose tier this line replaces. */
  readonly upgrades: OrderId | undefined;
  readonly bundleCourseIds: readonly string[];
  readonly paidAt: Date;
  /** When the order was fully refunded. */
  readonly revokedAt: Date | undefined;
}

/** The access that one paid order gives to one course. Access periods are computed from grants (`access-period.ts`). */
export interface Grant extends Pick<GrantingLine, 'orderId' | 'tier' | 'paidAt' | 'upgrades' | 'revokedAt'> {
  readonly courseId: string;
  /** Length of access; for an upgrade the full length of the higher tier. */
  readonly days: number;
}

/** Courses that a line unlocks; a bundle unlocks only its child courses (decision C3). */
export const coursesUnlockedBy = (
  line: Pick<GrantingLine, 'courseId' | 'bundleCourseIds'>,
): readonly string[] => (line.bundleCourseIds.length > 0 ? line.bundleCourseIds : [line.courseId]);

export const isHigherOrEqual = (tier: Tier, other: Tier): boolean =>
  tiers.indexOf(tier) >= tiers.indexOf(other);

/** The grants of paid lines by course; one grant for each order and course. */
export const createGrants = (lines: readonly GrantingLine[]): ReadonlyMap<string, readonly Grant[]> => {
  const grants = new Map<string, Map<OrderId, Grant>>();
  for (const line of lines) {
    for (const courseId of coursesUnlockedBy(line)) {
      const ofCourse = grants.get(courseId) ?? new Map<OrderId, Grant>();
      grants.set(courseId, ofCourse);
      const grant = createGrant(line, courseId);
      const earlier = ofCourse.get(line.orderId);
      ofCourse.set(line.orderId, earlier ? mergeGrants(earlier, grant) : grant);
    }
  }
  return new Map([...grants].map(([courseId, ofCourse]) => [courseId, [...ofCourse.values()]]));
};

const createGrant = (line: GrantingLine, courseId: string): Grant => {
  const { orderId, tier, validityDays: days, paidAt, upgrades, revokedAt } = line;
  return { orderId, courseId, tier, days, paidAt, upgrades, revokedAt };
};

/** Merges two grants of one course in one order, for example alone and in a bundle: both lengths, the higher tier. */
const mergeGrants = (one: Grant, other: Grant): Grant => ({
  ...one,
  tier: isHigherOrEqual(one.tier, other.tier) ? one.tier : other.tier,
  days: one.days + other.days,
  upgrades: one.upgrades ?? other.upgrades,
});
