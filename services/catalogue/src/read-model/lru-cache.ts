/** A cache that evicts the least recently used value. */
export interface LruCache<T> {
  /** Returns the cached value of the key, or creates it. */
  getOrCreate(key: string, make: () => T): T;
  clear(): void;
}

export const createLruCache = <T>(most: number): LruCache<T> => {
  const values = new Map<string, T>();
  return {
    getOrCreate: (key, make) => {
      const known = values.get(key);
      const value = known ?? make();
      if (known !== undefined) values.delete(key);
      else if (values.size >= most) values.delete(values.keys().next().value ?? '');
      values.set(key, value);
      return value;
    },
    clear: () => values.clear(),
  };
};
