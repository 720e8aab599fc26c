import type { Clock } from '../clock/index.ts';
import { createShortLivedValues } from './short-lived-values.ts';

/** Smaller numbers are counted for each call. */
const largeCount = 1_000;

type Count = () => Promise<number>;

/** Counts, or returns a recent number with the same key. */
export type MemoizedCount = (key: string, count: Count, countSearched?: Count) => Promise<number>;

/**
 * Counts at most every ten seconds if the number is large: counting ten thousand rows costs more than a page of them, and each page of a
 * list asks for the number (decision B70). `countSearched` is the number of rows that a search reads: a search in a large list is
 * counted at most every ten seconds too, because it reads them all to find a few.
 */
export const memoizeLargeCounts = (clock: Clock): MemoizedCount => {
  const largeCounts = createShortLivedValues<number>(clock, { ttlMs: 10_000, maxEntries: 100 });
  return async (key, count, countSearched = count) => {
    const known = largeCounts.get(key);
    if (known !== undefined) return known;
    const total = await count();
    const searched = countSearched === count ? total : await countSearched();
    if (searched > largeCount) largeCounts.set(key, total);
    return total;
  };
};
