import { type ApiSchemas, layout, typography, useI18n } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { CourseThumbnail } from '../../shared/CourseThumbnail.tsx';
import { instructorCoursesQuery } from '../../shared/queries.ts';
import styles from './analytics.module.css';
import { countByCourse } from './sales-totals.ts';

type Props = { sales: readonly ApiSchemas['InstructorSale'][]; instructor: string };

/** Number of sales per course. */
export const SalesByCourse = ({ sales, instructor }: Props) => {
  const { t, format } = useI18n();
  const taught = useQuery(instructorCoursesQuery(instructor));
  const counts = countByCourse(sales);
  const maximum = counts[0]?.count ?? 1;
  return (
    <section className={styles.chartPanel} aria-labelledby="by-course">
      <h2 id="by-course">{t('panel.analytics.by_course')}</h2>
      <ul className={styles.courseList}>
        {counts.map(({ courseId, course, count }) => {
          const taughtCourse = taught.data?.data.find(({ _id }) => _id === courseId);
          return (
            <li key={courseId}>
              <span className={styles.thumbnail}>
                {taughtCourse && <CourseThumbnail course={taughtCourse} />}
              </span>
              <div>
                <p className={`${layout.row} ${layout.spaceBetween}`}>
                  <span className={`${typography.small} ${typography.bold}`}>{course}</span>
                  <b className={typography.digits}>{format.count(count)}</b>
                </p>
                <div className={styles.share} aria-hidden="true">
                  <i style={{ width: `${(count / maximum) * 100}%` }} />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
