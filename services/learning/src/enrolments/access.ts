import type { Tier } from '@sargam/proto/common/v1/offer';
import { accessEnd } from './access-end.ts';
import { type Grant, higherTier } from './grant.ts';

/** One length of access, with the upgrades that raised it. */
export interface Period {
  /** The order that gives it its tier. */
  readonly orderId: string;
  readonly tier: Tier;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A first purchase and the upgrades of it that were not given back. */
interface Chain {
  readonly root: Grant;
  readonly standing: readonly Grant[];
}

const byPayment = (one: Grant, other: Grant): number =>
  one.paidAt.getTime() - other.paidAt.getTime() || (one.orderId < other.orderId ? -1 : 1);

/**
 * A student's access to one course, period by period: the grants that were not revoked, in the order of payment
 * (decision C2). It depends on the grants alone and not on their order, so events may come in any.
 *
 * An upgrade adds to its base the days by which its tier is longer, and raises the tier: access still counts from when
 * the base began. So whichever order of a chain is given back takes its own days along, and nobody else's.
 */
export const accessOf = (grants: readonly Grant[]): readonly Period[] => {
  const ordered = [...grants].sort(byPayment);
  const byOrder = new Map(ordered.map((grant) => [grant.orderId, grant]));
  const periods: Period[] = [];
  for (const { root, standing } of chainsOf(ordered, byOrder)) {
    const holder = standing.reduce((best, grant) =>
      higherTier(best.tier, grant.tier) === grant.tier ? grant : best,
    );
    const days = standing.reduce((sum, grant) => sum + ownDays(grant, byOrder), 0);
    const before = periods.at(-1)?.endsAt;
    periods.push({
      orderId: holder.orderId,
      tier: holder.tier,
      startsAt: before && before > root.paidAt ? before : root.paidAt,
      endsAt: accessEnd(root.paidAt, days, before),
    });
  }
  return periods;
};

const chainsOf = (ordered: readonly Grant[], byOrder: ReadonlyMap<string, Grant>): readonly Chain[] =>
  [...Map.groupBy(ordered, (grant) => rootOf(grant, byOrder))]
    .map(([root, members]) => ({ root, standing: members.filter((grant) => !grant.revokedAt) }))
    .filter(({ standing }) => standing.length > 0)
    .sort((one, other) => byPayment(one.root, other.root));

/** Where a chain of upgrades begins: the base that was bought first, even if it was given back. */
const rootOf = (grant: Grant, byOrder: ReadonlyMap<string, Grant>): Grant => {
  const base = baseOf(grant, byOrder);
  return base ? rootOf(base, byOrder) : grant;
};

/** Undefined as long as the base is not heard of: until then an upgrade stands for itself. */
const baseOf = ({ upgrades, ...grant }: Grant, byOrder: ReadonlyMap<string, Grant>): Grant | undefined => {
  const base = upgrades === undefined ? undefined : byOrder.get(upgrades);
  // Only what was bought before can be raised: so no chain is a ring.
  return base && byPayment(base, { upgrades, ...grant }) < 0 ? base : undefined;
};

const ownDays = (grant: Grant, byOrder: ReadonlyMap<string, Grant>): number =>
  Math.max(0, grant.days - (baseOf(grant, byOrder)?.days ?? 0));

/**
 * The period that counts at a moment, of those that come after each other; the last one after its end. A gold tier that
 * was made longer by a silver one is gold until its own end.
 */
export const countingAt = (grants: readonly Grant[], now: Date): Period | undefined => {
  const periods = accessOf(grants);
  return periods.find(({ endsAt }) => endsAt >= now) ?? periods.at(-1);
};

/** The whole of a student's access to one course, from its first day to its last, in the tier that it ends with. */
export const wholeOf = (grants: readonly Grant[]): Period | undefined => {
  const periods = accessOf(grants);
  const last = periods.at(-1);
  return last ? { ...last, startsAt: periods[0]?.startsAt ?? last.startsAt } : endedWhole(grants);
};

/** Where everything was given back: what there was, ended when the last of it went back unless it had ended before. */
const endedWhole = (grants: readonly Grant[]): Period | undefined => {
  if (grants.length === 0) return undefined;
  const once = wholeOf(grants.map((grant) => ({ ...grant, revokedAt: undefined })));
  const revokedAt = new Date(Math.max(...grants.map((grant) => grant.revokedAt?.getTime() ?? 0)));
  return once && { ...once, endsAt: once.endsAt < revokedAt ? once.endsAt : revokedAt };
};
