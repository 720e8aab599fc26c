import { apiGet } from '@sargam/kit';
import { instructorDue, instructorName } from '../analytics/instructor-columns.tsx';
import { toSortQuery } from '../analytics/sort-query.ts';
import { ListPage, SearchField, useList, useListState } from '../table/index.ts';
import { settledColumns } from './settled-columns.tsx';

const columns = [
  instructorName((id) => `/admin-instructor-settlement/${id}`),
  ...settledColumns,
  instructorDue,
];

/** What each instructor has earned, was paid, and is due; those to whom most is due first. */
export default function SettlementsPage() {
  const list = useListState({ pageSize: 10, sorts: ['name', 'earnings', 'due'], sort: '-due' });
  const result = useList(apiGet('/analytics/secure/instructor', { query: toSortQuery(list.query) }));
  return (
    <ListPage
      title="admin.menu.settlements"
      filters={<SearchField list={list} label="admin.analytics.instructor" />}
      name="dues"
      columns={columns}
      list={list}
      result={result}
    />
  );
}
