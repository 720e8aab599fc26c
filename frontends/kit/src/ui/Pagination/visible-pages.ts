/** The pages to offer: first, last, and those around the current one; 0 stands for a gap. */
export const visiblePages = (current: number, total: number): number[] => {
  const near = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, i) => {
    const before = pages[i - 1];
    return before !== undefined && page - before > 1 ? [0, page] : [page];
  });
};
