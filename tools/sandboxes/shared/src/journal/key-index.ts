/** The values that have this key now, in the order in which their records were made. */
export type FindByKey<T> = (key: string) => T[];

/** A way to a collection's values that stays quick however long the journal becomes. */
export interface Index<T> {
  readonly find: FindByKey<T>;
  /** A record has become `now`; `before` is what it was, if it was. */
  update(id: string, before: T | undefined, now: T): void;
}

/** Values whose key is undefined cannot be found by it. */
export const createIndex = <T>(
  keyOf: (value: T) => string | undefined,
  known: Iterable<[string, T]>,
): Index<T> => {
  const groups = new Map<string, Map<string, T>>();
  const leave = (id: string, key: string | undefined): void => {
    const group = key === undefined ? undefined : groups.get(key);
    group?.delete(id);
    if (key !== undefined && group?.size === 0) groups.delete(key);
  };
  const join = (id: string, key: string | undefined, value: T): void => {
    if (key === undefined) return;
    const group = groups.get(key) ?? new Map<string, T>();
    groups.set(key, group.set(id, value));
  };
  for (const [id, value] of known) join(id, keyOf(value), value);
  return {
    find: (key) => [...(groups.get(key)?.values() ?? [])],
    update: (id, before, now) => {
      const [from, to] = [before && keyOf(before), keyOf(now)];
      if (from !== to) leave(id, from);
      join(id, to, now);
    },
  };
};
