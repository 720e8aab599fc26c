import { apiGet } from '@sargam/kit';
import { instructorDue, instructorName } from '../analytics/instructor-columns.tsx';
import { toSortQuery } from '../analytics/sort-query.ts';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { DataTable, FilterBar, SearchField, useList, useListState } from '../table/index.ts';
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
    <ScreenPage title="admin.menu.settlements">
      <FilterBar>
        <SearchField list={list} label="admin.analytics.instructor" />
      </FilterBar>
      <DataTable
        name="dues"
        caption="admin.menu.settlements"
        columns={columns}
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        csv
      />
    </ScreenPage>
  );
}
