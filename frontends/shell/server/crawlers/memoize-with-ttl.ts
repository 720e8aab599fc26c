type Limits = { ttlMs: number; maxEntries: number };

/**
 * Memoizes async results by key for `ttlMs`, with at most `maxEntries`: the oldest entry is evicted. Concurrent calls
 * share one promise. A failed result is not kept.
 */
export const memoizeWithTtl = <T>({ ttlMs, maxEntries }: Limits, now: () => number = Date.now) => {
  const entries = new Map<string, { expiresAt: number; result: Promise<T> }>();
  return (key: string, compute: () => Promise<T>): Promise<T> => {
    const found = entries.get(key);
    if (found && found.expiresAt > now()) return found.result;
    const result = compute();
    entries.delete(key);
    entries.set(key, { expiresAt: now() + ttlMs, result });
    result.catch(() => entries.get(key)?.result === result && entries.delete(key));
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return result;
  };
};
