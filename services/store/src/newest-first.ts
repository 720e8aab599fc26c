import { type BoundedPageRequest, toLimitOffset } from '@sargam/chassis/paging';
import { selectBoundedPage } from '@sargam/chassis/sql';
import type { ListCursor } from '@sargam/proto/store/v1/orders';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';

export interface NewestRequest {
  readonly page: BoundedPageRequest['page'];
  /** The row after which the page begins. */
  readonly after: ListCursor | undefined;
}

/**
 * A page of the rows of a table, newest first. A page after a cursor with a time is not counted: an export of a million rows would
 * count a thousand times.
 */
export const selectNewest = async <DB, TB extends keyof DB>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, TB, object>,
  name: string,
  { page, after }: NewestRequest,
) => {
  if (!after?.createdAt)
    return selectBoundedPage(db, query, { name, time: 'created_at' }, { page, after: after?.id ?? '' });
  const position = sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id})`;
  const rows = await query
    .selectAll()
    .where(position)
    .orderBy(sql.ref('created_at'), 'desc')
    .orderBy(sql.ref('id'), 'desc')
    .limit(toLimitOffset(page).limit)
    .execute();
  return { rows, total: 0, more: false, next: '' };
};
