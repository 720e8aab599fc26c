import type { ApiSchemas } from '@sargam/kit';

type Sale = ApiSchemas['InstructorSale'];

const sum = (amounts: readonly number[]): number =>
  // The wire has taka with two decimals; adding them as poisha keeps them exact.
  amounts.reduce((poisha, taka) => poisha + Math.round(taka * 100), 0) / 100;

/** What is left of a sale's share after refunds. */
export const leftOf = ({ amount, reversed }: Pick<Sale, 'amount' | 'reversed'>): number =>
  sum([amount, -reversed]);

export const totalsOf = (sales: readonly Sale[]) => ({
  net: sum(sales.map(({ net }) => net)),
  share: sum(sales.map(leftOf)),
  reversed: sum(sales.map(({ reversed }) => reversed)),
});

export type CourseCount = { courseId: string; course: string; count: number };

/** How often each course was sold, the most sold first. */
export const byCourse = (sales: readonly Sale[]): CourseCount[] => {
  const counts = new Map<string, CourseCount>();
  for (const { courseId, course } of sales) {
    const before = counts.get(courseId)?.count ?? 0;
    counts.set(courseId, { courseId, course, count: before + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
};
