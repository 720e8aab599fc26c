import { type ApiSchemas, apiGet, Text, useFormat, useParams } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { MetricList } from '../page/MetricList.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { DataTable, FilterBar, RangeFilter, useList, useListState } from '../table/index.ts';
import analyticsStyles from './analytics.module.css';
import { courseSaleColumns } from './sale-columns.tsx';

/** The title of the course, which has its own call. */
const CourseTitle = ({ id }: { id: string }) => {
  const course = useQuery(apiGet('/course/{id}/', { path: { id } }));
  return (
    <h2 className={analyticsStyles.name}>
      <ScreenLink to={`/courseview?id=${id}`}>{course.data?.title ?? (course.isError ? id : '…')}</ScreenLink>
    </h2>
  );
};

const Totals = ({ total, paidTotal, receivedTotal }: ApiSchemas['CourseSales']) => {
  const { count, money } = useFormat();
  return (
    <MetricList
      metrics={[
        { label: 'admin.instructors.sale_count', value: count(total) },
        { label: 'admin.analytics.paid', value: money(paidTotal) },
        { label: 'admin.sales.received', value: money(receivedTotal) },
      ]}
    />
  );
};

/** The orders of a course in a date range, with coupon and buyer. */
export default function CoursePage() {
  const { id = '' } = useParams();
  const list = useListState({ pageSize: 10 });
  const { page, limit } = list.query;
  const result = useList(
    apiGet('/analytics/course/{id}/{start}/{end}', {
      path: { id, ...list.apiRange },
      query: { page, limit },
    }),
  );
  return (
    <ScreenPage
      title="admin.menu.course_detail"
      actions={
        <ScreenLink to="/adminanalyticscourses">
          <Text id="admin.menu.courses_analytics" />
        </ScreenLink>
      }
    >
      <CourseTitle id={id} />
      <FilterBar>
        <RangeFilter list={list} />
      </FilterBar>
      <DataTable
        name="course-sales"
        caption="admin.menu.course_detail"
        columns={courseSaleColumns}
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        csv
        summary={(sales) => <Totals {...sales} />}
      />
    </ScreenPage>
  );
}
