import { type ApiSchemas, layout, typography, useI18n } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { CourseThumbnail } from '../../shared/CourseThumbnail.tsx';
import { taughtCoursesQuery } from '../../shared/queries.ts';
import styles from './analytics.module.css';

type Props = { courses: ApiSchemas['InstructorSalesSummary']['courses']; instructor: string };

/** Number of sales and share per course, most sales first. */
export const SalesByCourse = ({ courses, instructor }: Props) => {
  const { t, format } = useI18n();
  const taught = useQuery(taughtCoursesQuery(instructor));
  const maximum = courses[0]?.count ?? 1;
  return (
    <section className={styles.chartPanel} aria-labelledby="by-course">
      <h2 id="by-course">{t('panel.analytics.by_course')}</h2>
      <ul className={styles.courseList}>
        {courses.map(({ _id, title, count, share }) => {
          const course = taught.data?.data.find((one) => one._id === _id);
          return (
            <li key={_id}>
              <span className={styles.thumbnail}>{course && <CourseThumbnail course={course} />}</span>
              <div>
                <p className={`${layout.row} ${layout.spaceBetween}`}>
                  <span className={`${typography.small} ${typography.bold}`}>{title}</span>
                  <b className={typography.digits}>{format.count(count)}</b>
                </p>
                <p className={`${typography.tiny} ${typography.muted} ${typography.digits}`}>
                  {format.money(share)}
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
