import { type ApiSchemas, ButtonLink, useTranslate } from '@sargam/kit';
import { IconChartBar } from '@tabler/icons-react';
import { tabUrl } from '../tabs.ts';
import { CourseActions } from './CourseActions.tsx';
import { CourseMetrics } from './CourseMetrics.tsx';
import { CourseState } from './CourseState.tsx';
import styles from './courses.module.css';

type Course = ApiSchemas['TaughtCourse'];

export const courseProgressUrl = (course: string): string =>
  `${tabUrl('0')}&course=${encodeURIComponent(course)}`;

/** The numbers of a course on its card. */
export const CourseNumbers = ({ course }: { course: Course }) => {
  const t = useTranslate();
  return (
    <>
      <p>
        <CourseState course={course} />
      </p>
      <CourseMetrics course={course} />
      <div className={styles.open}>
        <CourseActions course={course} />
        {!course.bundle && (
          <ButtonLink
            variant="line"
            size="small"
            icon={<IconChartBar aria-hidden />}
            to={courseProgressUrl(course._id)}
            aria-label={t('panel.teaching.lessons_label', { title: course.title })}
            text="panel.teaching.lessons"
          />
        )}
      </div>
    </>
  );
};
