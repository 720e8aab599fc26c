import { type Order, type OrderLine, PurchaseKind } from '@sargam/proto/commerce/v1/order';
import { Tier } from '@sargam/proto/common/v1/offer';

/** The access that one paid order gives to one course. Access periods are calculated from grants (`access-period.ts`). */
export interface Grant {
  readonly orderId: string;
  readonly courseId: string;
  readonly studentId: string;
  readonly tier: Tier;
  /** Length of access; for an upgrade the full length of the higher tier. */
  readonly days: number;
  readonly paidAt: Date;
  /** The order that this grant upgrades. */
  readonly upgradesOrderId: string | undefined;
  /** When the order was fully refunded. */
  readonly revokedAt: Date | undefined;
}

const tiersAscending: readonly Tier[] = [
  Tier.TIER_STANDARD,
  Tier.TIER_SILVER,
  Tier.TIER_GOLD,
  Tier.TIER_DIAMOND,
];

export const higherTier = (one: Tier, other: Tier): Tier =>
  tiersAscending.indexOf(one) >= tiersAscending.indexOf(other) ? one : other;

/** The grants of a paid order, one for each course. A bundle gives its children, not itself (decision C3). */
export const createGrants = (order: Order, now: Date): readonly Grant[] => {
  const grants = new Map<string, Grant>();
  for (const line of order.lines) {
    const courses = line.bundleCourseIds.length > 0 ? line.bundleCourseIds : [line.courseId];
    for (const courseId of courses) {
      const grant = createGrant(order, line, courseId, now);
      const earlier = grants.get(courseId);
      grants.set(courseId, earlier ? mergeGrants(earlier, grant) : grant);
    }
  }
  return [...grants.values()];
};

const createGrant = (order: Order, line: OrderLine, courseId: string, now: Date): Grant => ({
  orderId: order.id,
  courseId,
  studentId: order.studentId,
  tier: line.offer?.tier ?? Tier.TIER_STANDARD,
  days: line.offer?.validityDays ?? 0,
  paidAt: order.paidAt ?? now,
  upgradesOrderId:
    line.kind === PurchaseKind.PURCHASE_KIND_UPGRADE ? line.upgradesOrderId || undefined : undefined,
  revokedAt: undefined,
});

/** Merges two grants of one course in one order, for example alone and in a bundle: both lengths, the higher tier. */
const mergeGrants = (one: Grant, other: Grant): Grant => ({
  ...one,
  tier: higherTier(one.tier, other.tier),
  days: one.days + other.days,
  upgradesOrderId: one.upgradesOrderId ?? other.upgradesOrderId,
});
