import type { CourseRating } from '../courses/course.ts';
import type { IndexedCourse } from './indexed-course.ts';

export const courseOrders = ['newest', 'popular', 'price-low', 'price-high', 'rating'] as const;
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

/**
 * A course counts as if it had five more reviews with four stars, so that few reviews weigh less than many (a Bayesian average,
 * decision B64). 0 without a review.
 */
export const weighRating = (rating: CourseRating | undefined): number =>
  rating && rating.reviews > 0 ? (rating.stars + 5 * 4) / (rating.reviews + 5) : 0;

const comparisons: Readonly<Record<CourseOrder, Compare>> = {
  newest: () => 0,
  popular: (one, other) => other.sold - one.sold,
  'price-low': comparePrices(1),
  'price-high': comparePrices(-1),
  rating: (one, other) => weighRating(other.rating) - weighRating(one.rating),
};

/** The indexes of the courses, which are sorted newest first; equal courses stay newest first. */
const sortIndexes = (courses: readonly IndexedCourse[], order: CourseOrder): Int32Array => {
  const compare = comparisons[order];
  return Int32Array.from(
    [...courses.entries()]
      .sort(([at, one], [otherAt, other]) => compare(one, other) || at - otherAt)
      .map(([at]) => at),
  );
};

/** The sorted indexes of each order, from its first use until a change. */
export class CourseOrders {
  readonly #indexes = new Map<CourseOrder, Int32Array>();
  #sales = 0;
  #ratings = 0;

  /** @param courses published courses, newest first */
  of(order: CourseOrder, courses: readonly IndexedCourse[]): Int32Array {
    const known = this.#indexes.get(order) ?? sortIndexes(courses, order);
    this.#indexes.set(order, known);
    return known;
  }

  /** A value that differs after each change of the order that `clear` does not announce. */
  versionOf(order: CourseOrder | undefined): number {
    if (order === 'rating') return this.#ratings;
    return order === 'popular' ? this.#sales : 0;
  }

  /** A sale changes only the order by sold count. */
  noteSale(): void {
    this.#indexes.delete('popular');
    this.#sales += 1;
  }

  /** A review changes only the order by rating. */
  noteRating(): void {
    this.#indexes.delete('rating');
    this.#ratings += 1;
  }

  clear = (): void => this.#indexes.clear();
}
