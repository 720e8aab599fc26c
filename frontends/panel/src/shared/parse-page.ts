/** The page an address asks for; whatever is not a page is the first. */
export const parsePage = (asked: string | null): number => {
  const page = Number(asked);
  return Number.isInteger(page) && page > 0 ? page : 1;
};
