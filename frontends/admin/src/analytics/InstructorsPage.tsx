import { apiGet, Skeleton, useI18n } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { Chart } from '../chart/index.ts';
import { QueryPart } from '../page/QueryPart.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { DataTable, FilterBar, SearchField, useList, useListState } from '../table/index.ts';
import analyticsStyles from './analytics.module.css';
import { instructorColumns } from './instructor-columns.tsx';
import { toSortQuery } from './sort-query.ts';

const CHART_ROWS = 10;

/** What the courses of each instructor sold for; the ten with the most. */
const SalesChart = () => {
  const { t, format } = useI18n();
  const query = { page: 1, limit: CHART_ROWS, sort: 'sales', order: 'desc' } as const;
  const top = useQuery(apiGet('/analytics/secure/instructor', { query }));
  return (
    <QueryPart query={top} loading={<Skeleton height={400} />}>
      {({ data }) => (
        <Chart
          kind="bars"
          title="admin.analytics.per_instructor"
          labelHeader="admin.users.col.name"
          labels={data.map(({ name }) => name)}
          series={[{ key: 'sales', name: t('admin.analytics.sold'), values: data.map(({ sales }) => sales) }]}
          format={format.money}
        />
      )}
    </QueryPart>
  );
};

export default function InstructorsPage() {
  const list = useListState({
    pageSize: 10,
    sorts: ['name', 'saleCount', 'sales', 'joinDate', 'due'],
    sort: '-saleCount',
  });
  const result = useList(apiGet('/analytics/secure/instructor', { query: toSortQuery(list.query) }));
  return (
    <ScreenPage title="admin.menu.instructors_analytics">
      <div className={analyticsStyles.page}>
        <SalesChart />
        <div>
          <FilterBar>
            <SearchField list={list} label="admin.users.col.name" />
          </FilterBar>
          <DataTable
            name="instructors"
            caption="admin.menu.instructors_analytics"
            columns={instructorColumns}
            rowKey={({ _id }) => _id}
            list={list}
            result={result}
            csv
          />
        </div>
      </div>
    </ScreenPage>
  );
}
