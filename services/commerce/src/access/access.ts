import type { CourseId } from '../ids.ts';
import { min, type Poisha } from '../money/poisha.ts';
import { computeAccessPeriods } from './access-period.ts';
import { coursesUnlockedBy, createGrants, type GrantingLine } from './grant.ts';

/** A line of a paid order, with the fields that determine access and the price of an upgrade. */
export interface PaidLine extends GrantingLine {
  /** The price paid: for an upgrade the difference to the replaced tier. */
  readonly price: Poisha;
  readonly tierPrice: Poisha;
}

/** The tier of access at this moment. */
export interface CurrentTier extends PaidLine {
  /** Amount deducted from the price of an upgrade: the price of the tier, without a base that was refunded. */
  readonly upgradeCredit: Poisha;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Access that has not expired. */
export interface Access {
  /** Undefined when access comes from a bundle of another line: a part of a bundle cannot be upgraded. */
  readonly currentTier: CurrentTier | undefined;
  /** When all bought periods have expired. */
  readonly endsAt: Date;
}

/**
 * A student’s access to one course or bundle; undefined when none is left. `lines` are all paid lines that unlock the
 * course or the children of the bundle, lines of refunded orders included.
 */
export const computeAccess = (
  courseId: CourseId,
  lines: readonly PaidLine[],
  now: Date,
): Access | undefined => {
  const courseLines = lines.filter((line) => line.courseId === courseId);
  const isBundle = courseLines.some((line) => line.bundleCourseIds.length > 0);
  const unlocked = isBundle ? new Set(courseLines.flatMap(coursesUnlockedBy)) : new Set<string>([courseId]);
  const countedLines = isBundle
    ? courseLines
    : [...courseLines, ...lines.filter((line) => line.courseId !== courseId)];
  const grants = createGrants(lines);
  const active = [...unlocked]
    .flatMap((course) => toTierPeriods(course, computeAccessPeriods(grants.get(course) ?? []), countedLines))
    .filter((period) => period.endsAt > now);
  if (active.length === 0) return undefined;
  return {
    currentTier: active.find((period) => period.courseId === courseId && period.startsAt <= now),
    endsAt: new Date(Math.max(...active.map((period) => period.endsAt.getTime()))),
  };
};

/** The periods of one unlocked course that come from these lines. */
const toTierPeriods = (
  course: string,
  periods: ReturnType<typeof computeAccessPeriods>,
  lines: readonly PaidLine[],
): CurrentTier[] =>
  periods.flatMap(({ orderId, startsAt, endsAt }) => {
    const line = lines.find((paid) => paid.orderId === orderId && coursesUnlockedBy(paid).includes(course));
    return line ? [{ ...line, upgradeCredit: computeUpgradeCredit(line, lines), startsAt, endsAt }] : [];
  });

const computeUpgradeCredit = (line: PaidLine, lines: readonly PaidLine[]): Poisha => {
  const base = lines.find(
    (paid) => paid.orderId === line.upgrades && paid.courseId === line.courseId && !paid.revokedAt,
  );
  return min(line.tierPrice, line.price + (base ? computeUpgradeCredit(base, lines) : 0n));
};
