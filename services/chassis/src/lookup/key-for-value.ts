/**
 * The key under which a table holds the value, undefined where it holds it under none: one table serves both ways
 * between our words and a contract's.
 */
export const keyForValue = <K extends string, V>(table: Readonly<Record<K, V>>, value: V): K | undefined =>
  (Object.keys(table) as K[]).find((key) => table[key] === value);
