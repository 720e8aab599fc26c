import type { DatabaseName, ServiceDatabases } from '../checks/service-databases.ts';

/** Expects exactly these rows of a query with one parameter. */
export const expectRows = async (
  { query }: Pick<ServiceDatabases, 'query'>,
  database: DatabaseName,
  text: string,
  value: string,
  rows: readonly object[],
): Promise<void> => expect(await query(database, text, [value])).toEqual(rows);
