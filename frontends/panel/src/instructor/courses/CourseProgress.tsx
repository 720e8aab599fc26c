import { type ApiSchemas, Link, useTranslate } from '@sargam/kit';
import { IconArrowLeft } from '@tabler/icons-react';
import { DropOff } from '../drop-off/DropOff.tsx';
import { CourseReviews } from '../reviews/CourseReviews.tsx';
import { tabUrl } from '../tabs.ts';
import { CourseMetrics } from './CourseMetrics.tsx';
import { CourseState } from './CourseState.tsx';
import styles from './courses.module.css';
import { SharedPractice } from './SharedPractice.tsx';

/** One course: its numbers, and how many students began and watched each lesson. */
export const CourseProgress = ({ course }: { course: ApiSchemas['TaughtCourse'] }) => {
  const t = useTranslate();
  return (
    <section className={styles.course} aria-labelledby="course-progress">
      <Link to={tabUrl('0')} className={styles.back}>
        <IconArrowLeft aria-hidden />
        {t('panel.teaching.back')}
      </Link>
      <div className={styles.courseHead}>
        <h2 id="course-progress">{course.title}</h2>
        <CourseState course={course} />
      </div>
      <CourseMetrics course={course} />
      <h3>{t('panel.drop_off.title')}</h3>
      <DropOff course={course._id} />
      <h3>{t('panel.shared_practice.title')}</h3>
      <SharedPractice course={course._id} />
      <h3>{t('panel.reviews.title')}</h3>
      <CourseReviews course={course._id} />
    </section>
  );
};
