/** The order of every list that has no other; of two that were made at once, the greater id is the newer. */
export const compareNewestFirst = (
  one: { readonly createdAt: Date; readonly id: string },
  other: { readonly createdAt: Date; readonly id: string },
): number => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);
