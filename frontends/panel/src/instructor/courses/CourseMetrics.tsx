import { type ApiSchemas, typography, useI18n } from '@sargam/kit';
import styles from './courses.module.css';

type Course = ApiSchemas['TaughtCourse'];

/** Sales and progress as numbers. A dash stands for a number whose service is unavailable. */
const useCourseNumbers = (course: Course): readonly (readonly [name: string, value: string])[] => {
  const { format } = useI18n();
  const count = (value: number | null): string => (value === null ? '–' : format.count(value));
  return [
    ['sales', count(course.saleCount)],
    ['earnings', course.earnings === null ? '–' : format.money(course.earnings)],
    ['students', count(course.students)],
    ['progress', course.meanProgress === null ? '–' : `${format.count(course.meanProgress)}%`],
    ['finished', count(course.finishedCount)],
  ];
};

/** The numbers of a course with their names. */
export const CourseMetrics = ({ course }: { course: Course }) => {
  const { t } = useI18n();
  const numbers = useCourseNumbers(course);
  return (
    <dl className={styles.numbers}>
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`panel.teaching.${name}`)}</dt>
          <dd className={typography.digits}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
