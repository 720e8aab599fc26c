import { lastSecondOfDhakaDayAfter } from '@sargam/chassis/calendar';
import type { CourseId, OrderId } from '../ids.ts';
import { min, type Poisha } from '../money/poisha.ts';
import type { Tier } from './course.ts';

/** One length of access to a course, as learning keeps it. */
export interface AccessPeriod {
  readonly courseId: string;
  /** The order that gives it its tier. */
  readonly orderId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A line of a paid order, as far as it tells of access. */
export interface PaidLine {
  readonly orderId: OrderId;
  readonly courseId: CourseId;
  readonly tier: Tier;
  /** What was paid for the line: for an upgrade the difference to its base. */
  readonly price: Poisha;
  readonly tierPrice: Poisha;
  readonly validityDays: number;
  readonly upgrades: OrderId | undefined;
  readonly bundleCourseIds: readonly string[];
  readonly paidAt: Date;
}

/** The tier that access has at this moment. */
export interface CurrentTier extends PaidLine {
  /** What it counts for when it is upgraded: what the tier cost, less a base that was given back since. */
  readonly worth: Poisha;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Access that lasts. */
export interface Access {
  /** Undefined where it comes from another course's line, a bundle's: a part of that cannot be upgraded. */
  readonly held: CurrentTier | undefined;
  /** When all that was bought is over. */
  readonly endsAt: Date;
}

/** The courses that a line gives access to; a bundle gives it to its children alone (decision C3). */
export const coursesUnlockedBy = (line: Pick<PaidLine, 'courseId' | 'bundleCourseIds'>): readonly string[] =>
  line.bundleCourseIds.length > 0 ? line.bundleCourseIds : [line.courseId];

/**
 * A student's access to what one course opens; undefined where none lasts. The paid lines say which orders count, and
 * the periods when: learning hears of payments and refunds a moment after we do.
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
  const held = addMissingPeriods(counted, toTierPeriods(counted, periods)).filter(
    (period) => period.endsAt > now,
  );
  if (held.length === 0) return undefined;
  const current = held.find((period) => period.courseId === courseId && period.startsAt <= now);
  return { held: current, endsAt: new Date(Math.max(...held.map((period) => period.endsAt.getTime()))) };
};

/** The periods of lines that count, at the tier of the order that upgraded them last. */
const toTierPeriods = (lines: readonly PaidLine[], periods: readonly AccessPeriod[]): CurrentTier[] =>
  periods.flatMap(({ orderId, startsAt, endsAt, courseId }) => {
    const line = lines.find((one) => one.orderId === orderId && coursesUnlockedBy(one).includes(courseId));
    if (!line) return [];
    const last = findLatestUpgrade(line, lines);
    return [
      {
        ...last,
        worth: computeUpgradeCredit(last, lines),
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

/** With the lines that learning has not heard of yet: each begins when it was paid, or where access ends. */
const addMissingPeriods = (
  lines: readonly PaidLine[],
  heard: readonly CurrentTier[],
): readonly CurrentTier[] => {
  const all = [...heard];
  for (const line of [...lines].sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime())) {
    if (findLatestUpgrade(line, lines) !== line || all.some((one) => one.orderId === line.orderId)) continue;
    const startsAt = new Date(Math.max(line.paidAt.getTime(), ...all.map((one) => one.endsAt.getTime())));
    all.push({
      ...line,
      worth: computeUpgradeCredit(line, lines),
      startsAt,
      endsAt: lastSecondOfDhakaDayAfter(startsAt, line.validityDays),
    });
  }
  return all;
};
