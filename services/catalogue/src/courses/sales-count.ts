import type { SalesCount } from './course-sales.ts';

/** The newer of two sales counts. A refund lowers the count, so `soldChanges` decides, not the larger count. */
export const newerSalesCount = (one: SalesCount, other: SalesCount): SalesCount => {
  const { sold, soldChanges } = one.soldChanges >= other.soldChanges ? one : other;
  return { sold, soldChanges };
};
