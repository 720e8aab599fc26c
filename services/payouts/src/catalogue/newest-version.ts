import { type ColumnTypes, insertRows, setExcluded } from '@sargam/chassis/sql';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';

interface Versioned {
  readonly id: string;
  readonly version: bigint;
}

/** Saves rows of courses or instructors. The newest version of each wins, and the first row of a version. */
export const saveNewestVersions = async <Row extends Versioned>(
  db: Kysely<Tables>,
  table: 'courses' | 'instructors',
  columns: ColumnTypes<keyof Row & string>,
  rows: readonly Row[],
): Promise<void> => {
  const newest = new Map<string, Row>();
  for (const row of rows) if (row.version > (newest.get(row.id)?.version ?? -1n)) newest.set(row.id, row);
  await sql`
    ${insertRows(table, columns, [...newest.values()])}
    on conflict (id) do update set ${setExcluded(columns)} where ${sql.table(table)}.version < excluded.version
  `.execute(db);
};
