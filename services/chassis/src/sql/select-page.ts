import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type LimitOffset, maxTotal } from '../paging/index.ts';

interface Count {
  readonly total: bigint;
}
const noCounts: { readonly rows: readonly Count[] } = { rows: [] };

interface PageOptions {
  /** Condition of the page's rows that does not change the number. */
  readonly isOnPage?: RawBuilder<boolean> | undefined;
  /** The number is 0. */
  readonly skipTotal?: boolean;
}

/** A page of the rows that the query finds, with their number up to 10,001; the latest by `time` first, then by id. */
export const selectPage = async <DB, TB extends keyof DB>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, TB, object>,
  time: string,
  { limit, offset }: LimitOffset,
  { isOnPage, skipTotal = false }: PageOptions = {},
) => {
  const rowsOfPage = isOnPage ? query.where(isOnPage) : query;
  const page = rowsOfPage.selectAll().orderBy(sql.ref(time), 'desc').orderBy(sql.ref('id'), 'desc');
  const counted = query.select(sql`1`.as('one')).limit(maxTotal + 1);
  const [rows, { rows: counts }] = await Promise.all([
    page.limit(limit).offset(offset).execute(),
    skipTotal ? noCounts : sql<Count>`select count(*) as total from ${counted} as counted`.execute(db),
  ]);
  return { rows, total: Number(counts[0]?.total ?? 0) };
};
