/** How long an answer stands, and how many are kept at most. */
type Bounds = { ms: number; most: number };

/**
 * Remembers what was made for a key; many who ask at once wait for the same. A failure is forgotten, and so is the
 * oldest where there are too many.
 */
export const memoizeWithTtl = <T>({ ms, most }: Bounds, now: () => number = Date.now) => {
  const kept = new Map<string, { until: number; made: Promise<T> }>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const found = kept.get(key);
    if (found && found.until > now()) return found.made;
    const made = make();
    kept.delete(key);
    kept.set(key, { until: now() + ms, made });
    made.catch(() => kept.get(key)?.made === made && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
};
