import type { LimitOffset } from '@sargam/chassis/paging';
import { selectPage } from '@sargam/chassis/sql';
import type { ListCursor } from '@sargam/proto/store/v1/orders';
import { type SelectQueryBuilder, sql } from 'kysely';

/** The row after which the next page of an export begins. */
type After = Pick<ListCursor, 'createdAt' | 'id'> | undefined;

/** A page of rows, newest first. A page after a cursor is not counted: an export of a million rows would count a thousand times. */
export const selectNewest = async <DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
  page: LimitOffset,
  after: After,
) => {
  if (!after?.createdAt) return selectPage(query, 'created_at', page);
  const position = sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`;
  const rows = await query
    .selectAll()
    .where(position)
    .orderBy(sql.ref('created_at'), 'desc')
    .orderBy(sql.ref('id'), 'desc')
    .limit(page.limit)
    .execute();
  return { rows, total: 0 };
};
