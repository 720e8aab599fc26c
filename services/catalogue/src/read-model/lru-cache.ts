/** The answers that were asked for last. */
export interface LruCache<T> {
  /** The answer that is kept under this key, or a new one. */
  getOrCreate(key: string, make: () => T): T;
  clear(): void;
}

/** Keeps so many at most; the one that was longest not asked for goes first, so what many ask for stays. */
export const createLruCache = <T>(most: number): LruCache<T> => {
  const kept = new Map<string, T>();
  return {
    getOrCreate: (key, make) => {
      const known = kept.get(key);
      const answer = known ?? make();
      if (known !== undefined) kept.delete(key);
      else if (kept.size >= most) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, answer);
      return answer;
    },
    clear: () => kept.clear(),
  };
};
