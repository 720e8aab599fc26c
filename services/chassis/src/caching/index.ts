export { batched } from './batched.ts';
export { type MemoizedCount, memoizeLargeCounts } from './memoize-large-counts.ts';
export { type Memoized, memoizeWithTtl } from './memoize-with-ttl.ts';
export { createShortLivedValues, type ShortLivedValues } from './short-lived-values.ts';
