import type { IndexedCourse } from './indexed-course.ts';

export const courseOrders = ['newest', 'popular', 'price-low', 'price-high'] as const;
export type CourseOrder = (typeof courseOrders)[number];

type Compare = (one: IndexedCourse, other: IndexedCourse) => number;

/** Courses without a price come last in both orders. */
const comparePrices =
  (direction: 1 | -1): Compare =>
  ({ price: one }, { price: other }) => {
    if (one === other) return 0;
    if (one === undefined || other === undefined) return one === undefined ? 1 : -1;
    return one < other ? -direction : direction;
  };

const comparisons: Readonly<Record<CourseOrder, Compare>> = {
  newest: () => 0,
  popular: (one, other) => other.sold - one.sold,
  'price-low': comparePrices(1),
  'price-high': comparePrices(-1),
};

/** The indexes of the courses, which are sorted newest first; equal courses stay newest first. */
export const sortIndexes = (courses: readonly IndexedCourse[], order: CourseOrder): Int32Array => {
  const compare = comparisons[order];
  return Int32Array.from(
    [...courses.entries()]
      .sort(([at, one], [otherAt, other]) => compare(one, other) || at - otherAt)
      .map(([at]) => at),
  );
};
