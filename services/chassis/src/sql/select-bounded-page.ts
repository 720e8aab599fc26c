import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import {
  type BoundedPageRequest,
  maxTotal,
  toBoundedLimitOffset,
  toBoundedTotal,
  toPageWithNext,
} from '../paging/index.ts';

interface ListedTable {
  readonly name: string;
  /** The column of the order; the id decides between equal times. An index on both answers deep pages. */
  readonly time: string;
}

/**
 * A page of the rows that the query finds, the latest first, with their number up to 10,000. The ids of the page are found before its
 * rows are read. `query` selects nothing yet.
 * @throws DomainError `page-too-deep` if only `after` reaches the page.
 */
export const selectBoundedPage = async <DB, TB extends keyof DB>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, TB, object>,
  { name, time }: ListedTable,
  request: BoundedPageRequest,
) => {
  const { limit, offset } = toBoundedLimitOffset(request);
  const { after } = request;
  const [createdAt, id] = [sql.ref(time), sql.ref<string>('id')];
  const position = sql<boolean>`(${createdAt}, ${id}) < ((select ${createdAt} from ${sql.table(name)} where id = ${after}), ${after})`;
  const ids = (after === '' ? query : query.where(position))
    .select(id.as('id'))
    .orderBy(createdAt, 'desc')
    .orderBy(id, 'desc')
    .limit(limit + 1)
    .offset(offset);
  const counted = query.select(sql`1`.as('one')).limit(maxTotal + 1);
  const [found, { rows: counts }] = await Promise.all([
    query
      .selectAll()
      .where(sql<boolean>`id in ${ids}`)
      .orderBy(createdAt, 'desc')
      .orderBy(id, 'desc')
      .execute(),
    sql<{ total: bigint }>`select count(*) as total from ${counted} as counted`.execute(db),
  ]);
  // The type of a row is open here, because the query is of any table.
  const { page: rows, next } = toPageWithNext(found, limit, (row) => (row as { readonly id: string }).id);
  return { rows, next, ...toBoundedTotal(Number(counts[0]?.total ?? 0)) };
};
