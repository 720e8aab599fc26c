import { apiGet } from '@sargam/kit';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { DataTable, FilterBar, SearchField, useList, useListState } from '../table/index.ts';
import { courseColumns } from './course-columns.tsx';
import { toSortQuery } from './sort-query.ts';

export default function CoursesPage() {
  const list = useListState({ pageSize: 10, sorts: ['name', 'saleCount', 'sales'], sort: '-saleCount' });
  const result = useList(apiGet('/analytics/courses', { query: toSortQuery(list.query) }));
  return (
    <ScreenPage title="admin.menu.courses_analytics">
      <FilterBar>
        <SearchField list={list} label="admin.analytics.course" />
      </FilterBar>
      <DataTable
        name="courses"
        caption="admin.menu.courses_analytics"
        columns={courseColumns}
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        csv
      />
    </ScreenPage>
  );
}
