import { lastSecondOfDhakaDayAfter } from '@sargam/chassis/calendar';
import type { Tier } from '../courses/course.ts';
import type { OrderId, StudentId } from '../ids.ts';
import { type Grant, isHigherOrEqual } from './grant.ts';

/** One continuous period of access to a course, with the upgrades that extend it. */
export interface AccessPeriod {
  /** The order that determines the tier. */
  readonly orderId: OrderId;
  readonly tier: Tier;
  readonly startsAt: Date;
  /** 23:59:59 in Dhaka on the last day (decision C2). */
  readonly endsAt: Date;
}

const comparePaymentTime = (one: Grant, other: Grant): number =>
  one.paidAt.getTime() - other.paidAt.getTime() || (one.orderId < other.orderId ? -1 : 1);

/**
 * A student's access to one course: the grants that are not revoked, in the order of payment (decision C2). A purchase
 * while access lasts starts at its end. The order of `grants` does not matter. An upgrade raises the tier and adds the
 * difference in days to its base; the period still starts at the first purchase. Therefore a refund of one order of a
 * chain removes the days of that order only.
 */
export const computeAccessPeriods = (grants: readonly Grant[]): readonly AccessPeriod[] => {
  const ordered = [...grants].sort(comparePaymentTime);
  const byOrder = new Map(ordered.map((grant) => [grant.orderId, grant]));
  const periods: AccessPeriod[] = [];
  for (const { root, activeGrants } of groupUpgradeChains(ordered, byOrder)) {
    const highest = activeGrants.reduce((best, grant) =>
      // Of two grants of one tier the later one counts.
      isHigherOrEqual(grant.tier, best.tier) ? grant : best,
    );
    const days = activeGrants.reduce((sum, grant) => sum + computeAddedDays(grant, byOrder), 0);
    const previousEnd = periods.at(-1)?.endsAt;
    const startsAt = previousEnd && previousEnd > root.paidAt ? previousEnd : root.paidAt;
    periods.push({
      orderId: highest.orderId,
      tier: highest.tier,
      startsAt,
      endsAt: lastSecondOfDhakaDayAfter(startsAt, days),
    });
  }
  return periods;
};

/** Each chain of a first purchase (`root`) and its upgrades, with the grants that are not revoked; at least one. */
const groupUpgradeChains = (ordered: readonly Grant[], byOrder: ReadonlyMap<OrderId, Grant>) =>
  [...Map.groupBy(ordered, (grant) => findRootGrant(grant, byOrder))]
    .map(([root, members]) => ({ root, activeGrants: members.filter((grant) => !grant.revokedAt) }))
    .filter(({ activeGrants }) => activeGrants.length > 0)
    .sort((one, other) => comparePaymentTime(one.root, other.root));

/** The first purchase of a chain of upgrades, also if it is revoked. */
const findRootGrant = (grant: Grant, byOrder: ReadonlyMap<OrderId, Grant>): Grant => {
  const base = findUpgradedGrant(grant, byOrder);
  return base ? findRootGrant(base, byOrder) : grant;
};

/** The grant that this one upgrades; undefined if the base does not unlock the course: the upgrade then counts alone. */
const findUpgradedGrant = (grant: Grant, byOrder: ReadonlyMap<OrderId, Grant>): Grant | undefined => {
  const base = grant.upgrades && byOrder.get(grant.upgrades);
  // The base must be older than its upgrade: this makes a cycle of upgrades impossible.
  return base && comparePaymentTime(base, grant) < 0 ? base : undefined;
};

const computeAddedDays = (grant: Grant, byOrder: ReadonlyMap<OrderId, Grant>): number =>
  Math.max(0, grant.days - (findUpgradedGrant(grant, byOrder)?.days ?? 0));

/** A decision about the access of a student to a course. The newest version is valid. */
export interface CourseAccess {
  readonly studentId: StudentId;
  readonly courseId: string;
  readonly version: bigint;
  /** In time order, ended periods included; empty if every order was refunded. */
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
