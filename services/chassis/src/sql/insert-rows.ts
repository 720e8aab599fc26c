import { type RawBuilder, sql } from 'kysely';

/** The columns of a table and their types in PostgreSQL. */
export type ColumnTypes<Column extends string> = Readonly<Record<Column, string>>;

const namesOf = (types: ColumnTypes<string>) => sql.join(Object.keys(types).map((name) => sql.ref(name)));

/** pg writes a date in the machine's time zone, which takes ten times as long. */
const toValue = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/**
 * The rows as a table in a statement: `from ${rowsOf(types, rows)} as changed`. Each column is one array, so the statement has the same
 * text for any number of rows and is prepared once.
 */
export const rowsOf = <Column extends string>(
  types: ColumnTypes<Column>,
  rows: readonly Readonly<Record<NoInfer<Column>, unknown>>[],
): RawBuilder<unknown> => {
  const columns = (Object.entries(types) as [Column, string][]).map(
    ([name, type]) => sql`${rows.map((row) => toValue(row[name]))}::${sql.raw(type)}[]`,
  );
  return sql`(select * from unnest(${sql.join(columns)}) as rows (${namesOf(types)}))`;
};

/** `insert into … select …` of many rows, to be followed by `on conflict` or `returning`. */
export const insertRows = <Column extends string>(
  table: string,
  types: ColumnTypes<Column>,
  rows: readonly Readonly<Record<NoInfer<Column>, unknown>>[],
): RawBuilder<unknown> =>
  sql`insert into ${sql.table(table)} (${namesOf(types)}) select * from ${rowsOf(types, rows)} as inserted`;

/** `name = excluded.name` for every column, for `on conflict … do update set`. */
export const setExcluded = (types: ColumnTypes<string>): RawBuilder<unknown> =>
  sql.join(Object.keys(types).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
