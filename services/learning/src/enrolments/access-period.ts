import type { Tier } from '@sargam/proto/common/v1/offer';
import { calculateAccessEnd } from './access-end.ts';
import { type Grant, higherTier } from './grant.ts';

// The same rule as in commerce, which owns access. Only the table `grants` needs this copy; it is deleted with the table.

/** One continuous period of access, with the upgrades that extend it. */
export interface AccessPeriod {
  /** The order that set the tier. */
  readonly orderId: string;
  readonly tier: Tier;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A first purchase and its upgrades. */
interface UpgradeChain {
  readonly root: Grant;
  /** The grants of the chain that are not revoked; at least one. */
  readonly activeGrants: readonly Grant[];
}

const comparePaymentTime = (one: Grant, other: Grant): number =>
  one.paidAt.getTime() - other.paidAt.getTime() || (one.orderId < other.orderId ? -1 : 1);

/**
 * A student's access to one course: the grants that are not revoked, in the order of payment (decision C2). The order of
 * `grants` does not matter, so events may arrive in any order.
 *
 * An upgrade raises the tier and adds the difference in days to its base; the period still starts at the first purchase.
 * Therefore a refund of one order of a chain removes the days of that order only.
 */
export const calculateAccessPeriods = (grants: readonly Grant[]): readonly AccessPeriod[] => {
  const ordered = [...grants].sort(comparePaymentTime);
  const byOrder = new Map(ordered.map((grant) => [grant.orderId, grant]));
  const periods: AccessPeriod[] = [];
  for (const { root, activeGrants } of groupUpgradeChains(ordered, byOrder)) {
    const highest = activeGrants.reduce((best, grant) =>
      higherTier(best.tier, grant.tier) === grant.tier ? grant : best,
    );
    const days = activeGrants.reduce((sum, grant) => sum + calculateAddedDays(grant, byOrder), 0);
    const previousEnd = periods.at(-1)?.endsAt;
    periods.push({
      orderId: highest.orderId,
      tier: highest.tier,
      startsAt: previousEnd && previousEnd > root.paidAt ? previousEnd : root.paidAt,
      endsAt: calculateAccessEnd(root.paidAt, days, previousEnd),
    });
  }
  return periods;
};

const groupUpgradeChains = (
  ordered: readonly Grant[],
  byOrder: ReadonlyMap<string, Grant>,
): readonly UpgradeChain[] =>
  [...Map.groupBy(ordered, (grant) => findRootGrant(grant, byOrder))]
    .map(([root, members]) => ({ root, activeGrants: members.filter((grant) => !grant.revokedAt) }))
    .filter(({ activeGrants }) => activeGrants.length > 0)
    .sort((one, other) => comparePaymentTime(one.root, other.root));

/** The first purchase of a chain of upgrades, also if it is revoked. */
const findRootGrant = (grant: Grant, byOrder: ReadonlyMap<string, Grant>): Grant => {
  const base = findUpgradedGrant(grant, byOrder);
  return base ? findRootGrant(base, byOrder) : grant;
};

/** The grant that this one upgrades; undefined before its event arrives, and until then the upgrade counts alone. */
const findUpgradedGrant = (grant: Grant, byOrder: ReadonlyMap<string, Grant>): Grant | undefined => {
  const base = grant.upgradesOrderId === undefined ? undefined : byOrder.get(grant.upgradesOrderId);
  // The base must be older than its upgrade: this makes a cycle of upgrades impossible.
  return base && comparePaymentTime(base, grant) < 0 ? base : undefined;
};

const calculateAddedDays = (grant: Grant, byOrder: ReadonlyMap<string, Grant>): number =>
  Math.max(0, grant.days - (findUpgradedGrant(grant, byOrder)?.days ?? 0));

/** The period that contains `now`; after the end of access the last one. */
export const findCurrentPeriod = (periods: readonly AccessPeriod[], now: Date): AccessPeriod | undefined =>
  periods.find(({ endsAt }) => endsAt >= now) ?? periods.at(-1);

/** The whole access to one course, from its first day to its last, with the tier of the last period. */
export const calculateTotalAccess = (grants: readonly Grant[]): AccessPeriod | undefined => {
  const periods = calculateAccessPeriods(grants);
  const last = periods.at(-1);
  return last ? { ...last, startsAt: periods[0]?.startsAt ?? last.startsAt } : calculateRevokedAccess(grants);
};

/** Access of which every grant is revoked: it ended at the last revocation, or at its own end if that was earlier. */
const calculateRevokedAccess = (grants: readonly Grant[]): AccessPeriod | undefined => {
  if (grants.length === 0) return undefined;
  const unrevoked = calculateTotalAccess(grants.map((grant) => ({ ...grant, revokedAt: undefined })));
  const revokedAt = new Date(Math.max(...grants.map((grant) => grant.revokedAt?.getTime() ?? 0)));
  return unrevoked && { ...unrevoked, endsAt: unrevoked.endsAt < revokedAt ? unrevoked.endsAt : revokedAt };
};
