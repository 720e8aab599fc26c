import { lastSecondOfDhakaDayAfter } from '@sargam/chassis/calendar';
import type { Tier } from '../courses/course.ts';
import type { CourseId, OrderId } from '../ids.ts';
import { min, type Poisha } from '../money/poisha.ts';

/** One period of access to a course, as learning stores it. */
export interface AccessPeriod {
  readonly courseId: string;
  /** The order that determines the tier. */
  readonly orderId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A line of a paid order, with the fields that determine access. */
export interface PaidLine {
  readonly orderId: OrderId;
  readonly courseId: CourseId;
  readonly tier: Tier;
  /** The price paid: for an upgrade the difference to the replaced tier. */
  readonly price: Poisha;
  readonly tierPrice: Poisha;
  readonly validityDays: number;
  readonly upgrades: OrderId | undefined;
  readonly bundleCourseIds: readonly string[];
  readonly paidAt: Date;
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

/** Courses that a line unlocks; a bundle unlocks only its child courses (decision C3). */
export const coursesUnlockedBy = (line: Pick<PaidLine, 'courseId' | 'bundleCourseIds'>): readonly string[] =>
  line.bundleCourseIds.length > 0 ? line.bundleCourseIds : [line.courseId];

/**
 * A student’s access to one course or bundle; undefined when none is left. The paid lines determine which orders
 * count and the periods determine when: learning receives payments and refunds a moment later than commerce.
 */
export const computeAccess = (
  courseId: CourseId,
  lines: readonly PaidLine[],
  periods: readonly AccessPeriod[],
  now: Date,
): Access | undefined => {
  const own = lines.filter((line) => line.courseId === courseId);
  const others = lines.filter((line) => line.courseId !== courseId);
  const counted = own.some((line) => line.bundleCourseIds.length > 0) ? own : [...own, ...others];
  const active = addMissingPeriods(counted, toTierPeriods(counted, periods)).filter(
    (period) => period.endsAt > now,
  );
  if (active.length === 0) return undefined;
  const current = active.find((period) => period.courseId === courseId && period.startsAt <= now);
  return {
    currentTier: current,
    endsAt: new Date(Math.max(...active.map((period) => period.endsAt.getTime()))),
  };
};

/** Periods of the given lines, at the tier of the last order that upgraded them. */
const toTierPeriods = (lines: readonly PaidLine[], periods: readonly AccessPeriod[]): CurrentTier[] =>
  periods.flatMap(({ orderId, startsAt, endsAt, courseId }) => {
    const line = lines.find((one) => one.orderId === orderId && coursesUnlockedBy(one).includes(courseId));
    if (!line) return [];
    const last = findLatestUpgrade(line, lines);
    return [
      {
        ...last,
        upgradeCredit: computeUpgradeCredit(last, lines),
        startsAt,
        endsAt: last === line ? endsAt : lastSecondOfDhakaDayAfter(startsAt, last.validityDays),
      },
    ];
  });

const findLatestUpgrade = (line: PaidLine, lines: readonly PaidLine[]): PaidLine => {
  const next = lines.find((one) => one.upgrades === line.orderId && one.courseId === line.courseId);
  return next ? findLatestUpgrade(next, lines) : line;
};

const computeUpgradeCredit = (line: PaidLine, lines: readonly PaidLine[]): Poisha => {
  const base = lines.find((one) => one.orderId === line.upgrades && one.courseId === line.courseId);
  return min(line.tierPrice, line.price + (base ? computeUpgradeCredit(base, lines) : 0n));
};

/** Adds the lines that learning has not received yet: each starts when it was paid or when earlier access ends. */
const addMissingPeriods = (
  lines: readonly PaidLine[],
  known: readonly CurrentTier[],
): readonly CurrentTier[] => {
  const all = [...known];
  for (const line of [...lines].sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime())) {
    if (findLatestUpgrade(line, lines) !== line || all.some((one) => one.orderId === line.orderId)) continue;
    const startsAt = new Date(Math.max(line.paidAt.getTime(), ...all.map((one) => one.endsAt.getTime())));
    all.push({
      ...line,
      upgradeCredit: computeUpgradeCredit(line, lines),
      startsAt,
      endsAt: lastSecondOfDhakaDayAfter(startsAt, line.validityDays),
    });
  }
  return all;
};
