/**
 * The key of a value in a table, undefined without one: one table maps in both directions, such as between our terms and
 * the protobuf enum's.
 */
export const keyForValue = <K extends string, V>(table: Readonly<Record<K, V>>, value: V): K | undefined =>
  (Object.keys(table) as K[]).find((key) => table[key] === value);
