import type { Clock } from '../clock/index.ts';

export interface ShortLivedValues<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

/** Values that expire after some milliseconds; above `maxEntries` the oldest one is removed. */
export const createShortLivedValues = <T>(
  clock: Clock,
  { ttlMs, maxEntries }: { readonly ttlMs: number; readonly maxEntries: number },
): ShortLivedValues<T> => {
  const entries = new Map<string, { readonly value: T; readonly expiresAt: number }>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      return entry && entry.expiresAt > clock().getTime() ? entry.value : undefined;
    },
    set: (key, value) => {
      entries.delete(key);
      const oldest = entries.size >= maxEntries ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(key, { value, expiresAt: clock().getTime() + ttlMs });
    },
  };
};
