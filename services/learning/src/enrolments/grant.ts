import { type Order, type OrderLine, PurchaseKind } from '@sargam/proto/commerce/v1/order';
import { Tier } from '@sargam/proto/common/v1/offer';

/** What one paid order gives of one course. Grants are the truth that access is made of (`access.ts`). */
export interface Grant {
  readonly orderId: string;
  readonly courseId: string;
  readonly studentId: string;
  readonly tier: Tier;
  /** Length of access; of an upgrade, the whole length of the higher tier. */
  readonly days: number;
  readonly paidAt: Date;
  /** The order whose tier this one raises. */
  readonly upgrades: string | undefined;
  /** When its order was given back, all of it. */
  readonly revokedAt: Date | undefined;
}

const ladder: readonly Tier[] = [Tier.TIER_STANDARD, Tier.TIER_SILVER, Tier.TIER_GOLD, Tier.TIER_DIAMOND];

/** Of the same tier twice, that one. */
export const higherTier = (one: Tier, other: Tier): Tier =>
  ladder.indexOf(one) >= ladder.indexOf(other) ? one : other;

/** What a paid order gives, by course: each course once. A bundle gives its children, not itself (decision C3). */
export const grantsOf = (order: Order, now: Date): readonly Grant[] => {
  const grants = new Map<string, Grant>();
  for (const line of order.lines) {
    const courses = line.bundleCourseIds.length > 0 ? line.bundleCourseIds : [line.courseId];
    for (const courseId of courses) {
      const grant = grantOf(order, line, courseId, now);
      const other = grants.get(courseId);
      grants.set(courseId, other ? together(other, grant) : grant);
    }
  }
  return [...grants.values()];
};

const grantOf = (order: Order, line: OrderLine, courseId: string, now: Date): Grant => ({
  orderId: order.id,
  courseId,
  studentId: order.studentId,
  tier: line.offer?.tier ?? Tier.TIER_STANDARD,
  days: line.offer?.validityDays ?? 0,
  paidAt: order.paidAt ?? now,
  upgrades: line.kind === PurchaseKind.PURCHASE_KIND_UPGRADE ? line.upgradesOrderId || undefined : undefined,
  revokedAt: undefined,
});

/** A course that is bought alone and in a bundle of the same order: both lengths, under the higher tier. */
const together = (one: Grant, other: Grant): Grant => ({
  ...one,
  tier: higherTier(one.tier, other.tier),
  days: one.days + other.days,
  upgrades: one.upgrades ?? other.upgrades,
});
