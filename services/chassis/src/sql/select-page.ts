import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { LimitOffset } from '../paging/index.ts';

/** A page of the rows that the query finds, with the number of all of them; the latest by `time` first, then by id. */
export const selectPage = async <DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
  time: string,
  { limit, offset }: LimitOffset,
  /** Condition of the page's rows that does not change the number. */
  isOnPage?: RawBuilder<boolean>,
) => {
  const rowsOfPage = isOnPage ? query.where(isOnPage) : query;
  const page = rowsOfPage.selectAll().orderBy(sql.ref(time), 'desc').orderBy(sql.ref('id'), 'desc');
  const counting = query.select(sql<bigint>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const [rows, counted] = await Promise.all([page.limit(limit).offset(offset).execute(), counting]);
  // The type of a row is open here, because the query is of any table.
  return { rows, total: Number((counted as { readonly total: bigint }).total) };
};
