/** `paidAt` as `paid_at`. */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
type Swap<Value, From, To> = From extends Value ? Exclude<Value, From> | To : Value;

/** The columns of a type's properties: `paid_at: Date | null` for `paidAt: Date | undefined`. */
export type Columns<T> = {
  [Name in keyof T & string as SnakeCase<Name>]: Swap<T[Name], undefined, null>;
};
type Properties<Row> = {
  [Name in keyof Row & string as CamelCase<Name>]: Swap<Row[Name], null, undefined>;
};

/** All own properties become columns, so the value must not have further properties at run time. */
export const toColumns = <T extends object>(value: T) => rename(value, toSnakeCase, null) as Columns<T>;
export const toProperties = <Row extends object>(row: Row) =>
  rename(row, toCamelCase, undefined) as Properties<Row>;

const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toCamelCase = (name: string) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

const rename = (value: object, toName: (name: string) => string, missing: null | undefined) =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [toName(name), each ?? missing]));
