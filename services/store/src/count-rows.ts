import { type SelectQueryBuilder, sql } from 'kysely';

/** How many rows a query has. */
export const countRows = async <DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
): Promise<number> => {
  const counted = await query.select(sql<bigint>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return Number((counted as { readonly total: bigint }).total);
};
