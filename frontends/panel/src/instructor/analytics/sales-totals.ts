import type { ApiSchemas } from '@sargam/kit';

type Sale = ApiSchemas['InstructorSale'];

const sumTaka = (amounts: readonly number[]): number =>
  // Added in poisha, because adding taka as floating-point numbers is not exact.
  amounts.reduce((poisha, taka) => poisha + Math.round(taka * 100), 0) / 100;

/** The instructor's share of a sale after refunds, in taka. */
export const shareAfterRefunds = ({ amount, reversed }: Pick<Sale, 'amount' | 'reversed'>): number =>
  sumTaka([amount, -reversed]);

export const sumSales = (sales: readonly Sale[]) => ({
  net: sumTaka(sales.map(({ net }) => net)),
  share: sumTaka(sales.map(shareAfterRefunds)),
  reversed: sumTaka(sales.map(({ reversed }) => reversed)),
});

export type CourseCount = { courseId: string; course: string; count: number };

/** Number of sales per course, largest first. */
export const countByCourse = (sales: readonly Sale[]): CourseCount[] => {
  const counts = new Map<string, CourseCount>();
  for (const { courseId, course } of sales) {
    const previousCount = counts.get(courseId)?.count ?? 0;
    counts.set(courseId, { courseId, course, count: previousCount + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
};
