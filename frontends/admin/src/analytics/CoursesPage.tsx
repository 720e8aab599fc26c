import { apiGet } from '@sargam/kit';
import { ListPage, SearchField, useList, useListState } from '../table/index.ts';
import { courseColumns } from './course-columns.tsx';
import { toSortQuery } from './sort-query.ts';

export default function CoursesPage() {
  const list = useListState({ pageSize: 10, sorts: ['name', 'saleCount', 'sales'], sort: '-saleCount' });
  const result = useList(apiGet('/analytics/courses', { query: toSortQuery(list.query) }));
  return (
    <ListPage
      title="admin.menu.courses_analytics"
      filters={<SearchField list={list} label="admin.analytics.course" />}
      name="courses"
      columns={courseColumns}
      list={list}
      result={result}
    />
  );
}
