import type { SalesCount } from './course-sales.ts';

/** The newer of two numbers sold: sales make no version, and a number falls when an order is given back. */
export const newerSalesCount = (one: SalesCount, other: SalesCount): SalesCount => {
  const { sold, soldChanges } = one.soldChanges >= other.soldChanges ? one : other;
  return { sold, soldChanges };
};
