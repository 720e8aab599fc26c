/**
 * The key of a value in a table, undefined without one: one table maps in both directions, such as between our terms and
 * the protobuf enum's.
 */
export const keyForValue = <K extends string, V>(table: Readonly<Record<K, V>>, value: V): K | undefined =>
  (Object.keys(table) as K[]).find((key) => table[key] === value);

/** The text in upper case, with its literal type: protobuf enum values are `ORDER_STATE_PAID` for our `paid`. */
export const upperCase = <Text extends string>(text: Text) => text.toUpperCase() as Uppercase<Text>;
