import type { Clock } from '../clock/index.ts';

interface MemoizeOptions {
  readonly clock: Clock;
  readonly ttlMs: number;
  /** Above this number the oldest entry is removed. */
  readonly maxEntries: number;
}

export interface Memoized<T> {
  (key: string): Promise<T>;
  /** Removes the entry: the next call loads a new value, even while an earlier load is in progress. */
  invalidate(key: string): void;
}

/** Caches the result of `load` by key. Concurrent calls share one load; a rejected load is not cached. */
export const memoizeWithTtl = <T>(
  { clock, ttlMs, maxEntries }: MemoizeOptions,
  load: (key: string) => Promise<T>,
): Memoized<T> => {
  const entries = new Map<string, { readonly value: Promise<T>; readonly expiresAt: number }>();

  const loadAndCache = (key: string, now: number): Promise<T> => {
    entries.delete(key);
    const oldest = entries.size >= maxEntries ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
    const entry = { value: load(key), expiresAt: now + ttlMs };
    entries.set(key, entry);
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry.value;
  };

  const get = (key: string): Promise<T> => {
    const now = clock().getTime();
    const entry = entries.get(key);
    return entry && entry.expiresAt > now ? entry.value : loadAndCache(key, now);
  };
  return Object.assign(get, { invalidate: (key: string) => void entries.delete(key) });
};
