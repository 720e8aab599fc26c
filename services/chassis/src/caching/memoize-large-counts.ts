import type { Clock } from '../clock/index.ts';
import { createShortLivedValues } from './short-lived-values.ts';

/** Smaller numbers are counted for each call. */
const largeCount = 1_000;

/**
 * Counts at most every ten seconds if the number is large: counting ten thousand rows costs more than a page of them, and each page of a
 * list asks for the number (decision B70).
 */
export const memoizeLargeCounts = (
  clock: Clock,
): ((key: string, count: () => Promise<number>) => Promise<number>) => {
  const largeCounts = createShortLivedValues<number>(clock, { ttlMs: 10_000, maxEntries: 100 });
  return async (key, count) => {
    const known = largeCounts.get(key);
    if (known !== undefined) return known;
    const total = await count();
    if (total > largeCount) largeCounts.set(key, total);
    return total;
  };
};
