import type { RandomInteger } from '@sargam/chassis/property-testing';

export const tiers = ['standard', 'silver', 'gold', 'diamond'] as const;

export interface HistoryLine {
  readonly courseId: string;
  readonly bundleCourseIds: readonly string[];
  readonly tier: (typeof tiers)[number];
  readonly days: number;
  readonly upgrades: string | undefined;
}

/** A paid order of a student. */
export interface HistoryOrder {
  readonly id: string;
  readonly paidAt: Date;
  /** When the order was fully refunded. */
  readonly revokedAt: Date | undefined;
  readonly lines: readonly HistoryLine[];
}

export const courses = ['guitar', 'drums', 'flute'] as const;
const start = Date.UTC(2026, 0, 1, 6);
const hourMs = 3_600_000;

/**
 * Up to eight orders of a student, in random order: courses and bundles, upgrades of earlier, later, refunded and unknown
 * orders, payments at one instant, and refunds.
 */
export const randomHistory = (draw: RandomInteger): readonly HistoryOrder[] => {
  const count = 1 + draw(8);
  let paidAt = start;
  const orders = Array.from({ length: count }, (_, index): HistoryOrder => {
    paidAt += draw(4) === 0 ? 0 : draw(40 * 24) * hourMs + draw(hourMs);
    const lines = Array.from({ length: 1 + draw(3) }, () => randomLine(draw, count));
    const revokedAt = draw(4) === 0 ? new Date(paidAt + draw(100 * 24) * hourMs) : undefined;
    return { id: `order-${index}`, paidAt: new Date(paidAt), revokedAt, lines: distinctCourses(lines) };
  });
  return shuffle(orders, draw);
};

const randomLine = (draw: RandomInteger, orders: number): HistoryLine => {
  const isBundle = draw(4) === 0;
  const children = courses.filter(() => draw(2) === 0);
  return {
    courseId: isBundle ? 'bundle' : (courses[draw(courses.length)] ?? courses[0]),
    bundleCourseIds: isBundle && children.length > 0 ? children : [],
    tier: tiers[draw(tiers.length)] ?? 'standard',
    days: 1 + draw(200),
    upgrades: draw(3) === 0 ? `order-${draw(orders + 1)}` : undefined,
  };
};

/** An order contains a course once. */
const distinctCourses = (lines: readonly HistoryLine[]): readonly HistoryLine[] => [
  ...new Map(lines.map((line) => [line.courseId, line])).values(),
];

const shuffle = <T>(values: readonly T[], draw: RandomInteger): readonly T[] => {
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = draw(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
};
