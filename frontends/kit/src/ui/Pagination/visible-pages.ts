/** The page numbers to show: first, last and the ones around the current page; 0 stands for a gap. */
export const visiblePages = (current: number, total: number): number[] => {
  const candidates = [1, current - 1, current, current + 1, total].filter(
    (page) => page >= 1 && page <= total,
  );
  const pages = [...new Set(candidates)].sort((a, b) => a - b);
  return pages.flatMap((page, i) => {
    const previous = pages[i - 1];
    return previous !== undefined && page - previous > 1 ? [0, page] : [page];
  });
};
