/** Finds a collection's values by a key without a scan. Values whose key is undefined are not in the index. */
export const createIndex = <T>(keyOf: (value: T) => string | undefined, entries: Iterable<[string, T]>) => {
  const groups = new Map<string, Map<string, T>>();
  const remove = (id: string, key: string | undefined): void => {
    const group = key === undefined ? undefined : groups.get(key);
    group?.delete(id);
    if (key !== undefined && group?.size === 0) groups.delete(key);
  };
  const add = (id: string, key: string | undefined, value: T): void => {
    if (key === undefined) return;
    const group = groups.get(key) ?? new Map<string, T>();
    groups.set(key, group.set(id, value));
  };
  for (const [id, value] of entries) add(id, keyOf(value), value);
  return {
    /** The values with this key, in the order in which their records were created. */
    find: (key: string): T[] => [...(groups.get(key)?.values() ?? [])],
    /** Moves a record from the key of `before` (undefined for a new record) to the key of `now`. */
    update: (id: string, before: T | undefined, now: T): void => {
      const [from, to] = [before && keyOf(before), keyOf(now)];
      if (from !== to) remove(id, from);
      add(id, to, now);
    },
  };
};

export type Index<T> = ReturnType<typeof createIndex<T>>;
