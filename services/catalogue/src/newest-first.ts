/** Default order of lists. With equal creation times, the greater id is newer. */
export const compareNewestFirst = (
  one: { readonly createdAt: Date; readonly id: string },
  other: { readonly createdAt: Date; readonly id: string },
): number => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);
