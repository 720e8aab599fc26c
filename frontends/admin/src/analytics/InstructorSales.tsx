import { apiGet, Text } from '@sargam/kit';
import { DataTable, FilterBar, RangeFilter, useList, useListState } from '../table/index.ts';
import analyticsStyles from './analytics.module.css';
import { saleColumns } from './sale-columns.tsx';

/** The sales of an instructor in a date range. */
export const InstructorSales = ({ instructorId }: { instructorId: string }) => {
  const list = useListState({ pageSize: 10 });
  const { page, limit } = list.query;
  const result = useList(
    apiGet('/analytics/instructor/{instructorId}/{start}/{end}', {
      path: { instructorId, ...list.apiRange },
      query: { page, limit },
    }),
  );
  return (
    <section className={analyticsStyles.section}>
      <h2>
        <Text id="admin.analytics.sales" />
      </h2>
      <FilterBar>
        <RangeFilter list={list} />
      </FilterBar>
      <DataTable
        name="instructor-sales"
        caption="admin.analytics.sales"
        columns={saleColumns}
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        csv
      />
    </section>
  );
};
