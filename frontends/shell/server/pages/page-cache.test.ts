/** @jest-environment node */
import { type Computed, createPageCache } from './page-cache.ts';

const HOUR_MS = 3_600_000;

const openCache = (waitMs = 20) => {
  let now = 0;
  let count = 0;
  const errors: unknown[] = [];
  const cached = createPageCache<{ n: number }>({
    waitMs,
    onError: (error) => errors.push(error),
    now: () => now,
  });
  const computeNext = async (): Promise<Computed<{ n: number }>> => ({
    value: { n: ++count },
    isCacheable: true,
  });
  return {
    errors,
    advance: (ms: number) => {
      now += ms;
    },
    get: async (compute = computeNext, key = 'page', options = {}) =>
      (await cached(key, compute, options))?.n,
    count: () => count,
  };
};

const fail = async (): Promise<never> => {
  throw new Error('down');
};
const never = (): Promise<never> => new Promise(() => undefined);

it('serves an entry for 2 s, then renews it in the background up to 5 s, then waits for a new one', async () => {
  const cache = openCache();
  expect(await cache.get()).toBe(1);
  cache.advance(1_999);
  expect(await cache.get()).toBe(1);
  cache.advance(2_000);
  expect(await cache.get()).toBe(1);
  expect(await cache.get()).toBe(2);
  cache.advance(5_000);
  expect(await cache.get()).toBe(3);
});

it('computes a key once at a time, and other keys beside it', async () => {
  const cache = openCache();
  expect(await Promise.all([cache.get(), cache.get(), cache.get()])).toEqual([1, 1, 1]);
  expect(await cache.get(undefined, 'other')).toBe(2);
});

it('serves the last entry for 24 hours while its renewal fails or is late, and nothing after that', async () => {
  const cache = openCache();
  await cache.get();
  cache.advance(24 * HOUR_MS - 1);
  expect(await cache.get(fail)).toBe(1);
  expect(cache.errors).toHaveLength(1);
  cache.advance(1);
  expect(await cache.get(fail)).toBeUndefined();
});

it('does not wait longer than its limit, and keeps a late result', async () => {
  const cache = openCache(5);
  let finish = (_value: Computed<{ n: number }>): void => undefined;
  const late = () => new Promise<Computed<{ n: number }>>((resolve) => (finish = resolve));
  expect(await cache.get(late)).toBeUndefined();
  finish({ value: { n: 7 }, isCacheable: true });
  expect(await cache.get(never)).toBe(7);
});

it('serves an incomplete value only without an earlier complete one, and does not keep it', async () => {
  const cache = openCache();
  const incomplete = async () => ({ value: { n: 9 }, isCacheable: false });
  expect(await cache.get(incomplete)).toBe(9);
  expect(await cache.get()).toBe(1);
  cache.advance(HOUR_MS);
  expect(await cache.get(incomplete)).toBe(1);
});

it('serves an entry that must not be outdated for 5 s at most: not while its renewal fails, is late or is incomplete', async () => {
  const cache = openCache();
  const get = (compute?: () => Promise<Computed<{ n: number }>>) =>
    cache.get(compute, 'certificate', { neverOutdated: true });
  expect(await get()).toBe(1);
  cache.advance(4_999);
  expect(await get(fail)).toBe(1);
  cache.advance(1);
  expect(await get(fail)).toBeUndefined();
  expect(await get(async () => ({ value: { n: 9 }, isCacheable: false }))).toBe(9);
  expect(await get(never)).toBeUndefined();
});
