import { LRUCache } from 'lru-cache';

/** Up to this age an entry is served as it is. */
const FRESH_MS = 2_000;
/** Up to this age an entry is served while it is renewed: a change by an admin must be visible within 5 s. */
const STALE_MS = 5_000;
/** Up to this age an entry is served if its renewal fails or is late. */
const FALLBACK_MS = 24 * 3_600_000;
/** A page takes up to 200 kB, with its compressed forms. */
const MAX_PAGES = 200;

export type CacheOptions = { waitMs: number; onError: (error: unknown) => void; now?: () => number };
export type GetOptions = {
  /** The entry is not served above STALE_MS, even if its renewal fails. */
  neverOutdated?: boolean | undefined;
};
/** A computed value. One with `isCacheable` false is served only to those who wait for it, and only without an earlier one. */
export type Computed<T> = { value: T; isCacheable: boolean };

/**
 * A cache that is renewed in the background, with one computation per key at a time. `get` waits for a computation at most
 * `waitMs` and returns undefined if it is late or failed and no earlier value exists. A late result is still cached.
 */
export const createPageCache = <T extends object>({ waitMs, onError, now = Date.now }: CacheOptions) => {
  const entries = new LRUCache<string, { value: T; at: number }>({ max: MAX_PAGES });
  const running = new Map<string, Promise<T | undefined>>();
  const ageOf = (key: string): number => now() - (entries.get(key)?.at ?? Number.NEGATIVE_INFINITY);
  type FindFallback = () => T | undefined;

  const renew = (
    key: string,
    compute: () => Promise<Computed<T>>,
    findFallback: FindFallback,
  ): Promise<T | undefined> => {
    const renewal = compute()
      .then(({ value, isCacheable }) => {
        if (isCacheable) entries.set(key, { value, at: now() });
        return isCacheable ? value : (findFallback() ?? value);
      })
      .catch((error: unknown) => {
        onError(error);
        return undefined;
      })
      .finally(() => running.delete(key));
    running.set(key, renewal);
    return renewal;
  };

  return async (
    key: string,
    compute: () => Promise<Computed<T>>,
    { neverOutdated = false }: GetOptions = {},
  ): Promise<T | undefined> => {
    const fallbackMs = neverOutdated ? STALE_MS : FALLBACK_MS;
    const findFallback = () => (ageOf(key) < fallbackMs ? entries.get(key)?.value : undefined);
    const age = ageOf(key);
    if (age < FRESH_MS) return entries.get(key)?.value;
    const renewal = running.get(key) ?? renew(key, compute, findFallback);
    if (age < STALE_MS) return entries.get(key)?.value;
    return (await Promise.race([renewal, wait(waitMs)])) ?? findFallback();
  };
};

const wait = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, ms, undefined).unref());
