import type { Sold } from '../courses/course-sales.ts';

/** The newer of two numbers sold: sales make no version, and a number falls when an order is given back. */
export const newerSold = (one: Sold, other: Sold): Sold => {
  const { sold, soldChanges } = one.soldChanges >= other.soldChanges ? one : other;
  return { sold, soldChanges };
};
