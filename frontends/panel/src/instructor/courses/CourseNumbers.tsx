import { type ApiSchemas, ButtonLink, typography, useI18n } from '@sargam/kit';
import { IconChartBar } from '@tabler/icons-react';
import { tabUrl } from '../tabs.ts';
import { CourseState } from './CourseState.tsx';
import styles from './courses.module.css';

type Course = ApiSchemas['TaughtCourse'];

export const courseProgressUrl = (course: string): string =>
  `${tabUrl('0')}&course=${encodeURIComponent(course)}`;

/** Sales and progress as numbers. A dash stands for a number whose service is unavailable. */
export const useCourseNumbers = (course: Course): readonly (readonly [name: string, value: string])[] => {
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

/** The numbers of a course on its card. */
export const CourseNumbers = ({ course }: { course: Course }) => {
  const { t } = useI18n();
  const numbers = useCourseNumbers(course);
  return (
    <>
      <p>
        <CourseState course={course} />
      </p>
      <dl className={styles.numbers}>
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`panel.teaching.${name}`)}</dt>
            <dd className={typography.digits}>{value}</dd>
          </div>
        ))}
      </dl>
      {!course.bundle && (
        <div className={styles.open}>
          <ButtonLink
            variant="line"
            size="small"
            icon={<IconChartBar aria-hidden />}
            to={courseProgressUrl(course._id)}
            aria-label={t('panel.teaching.lessons_label', { title: course.title })}
            text="panel.teaching.lessons"
          />
        </div>
      )}
    </>
  );
};
