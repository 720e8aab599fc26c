import { type ApiSchemas, Text, useI18n } from '@sargam/kit';
import { Chart } from '../chart/index.ts';
import { PlainTable } from '../table/index.ts';
import analyticsStyles from './analytics.module.css';
import { courseColumns } from './course-columns.tsx';

const columns = courseColumns.filter(({ key }) => key !== 'instructor');

/** The courses of an instructor as bars and as a table, with lifetime sums. */
export const InstructorCourses = ({ courses }: { courses: ApiSchemas['CourseTotals'][] }) => {
  const { t, format } = useI18n();
  return (
    <section className={`${analyticsStyles.section} ${analyticsStyles.page}`}>
      <Chart
        kind="bars"
        title="admin.analytics.per_course"
        labelHeader="admin.analytics.course"
        labels={courses.map(({ title }) => title)}
        series={[
          { key: 'sales', name: t('admin.analytics.sold'), values: courses.map(({ sales }) => sales) },
        ]}
        format={format.money}
      />
      {courses.length > 0 && (
        <div>
          <h2 className={analyticsStyles.heading}>
            <Text id="admin.group.courses" />
          </h2>
          <PlainTable
            caption="admin.group.courses"
            columns={columns}
            rows={courses}
            rowKey={({ _id }) => _id}
          />
        </div>
      )}
    </section>
  );
};
