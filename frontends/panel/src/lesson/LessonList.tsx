import { layout, typography, useI18n } from '@sargam/kit';
import { LessonProgress } from '../shared/LessonProgress.tsx';
import { LessonRow } from './LessonRow.tsx';
import styles from './lesson.module.css';
import type { CurrentLesson } from './useCurrentLesson.ts';

/** All lessons in order, with their state. */
export const LessonList = ({ study: { course, lessons, lesson, freeVideo } }: { study: CurrentLesson }) => {
  const { t, format } = useI18n();
  const done = lessons.filter(({ completed }) => completed).length;
  const total = lessons.length;
  return (
    <section aria-labelledby="lesson-list">
      <div className={styles.lessonsHead}>
        <div className={`${layout.row} ${layout.spaceBetween}`}>
          <h2 id="lesson-list">{t('panel.lesson.list')}</h2>
          <span className={`${typography.small} ${typography.faint} ${typography.digits}`}>
            {t('panel.lesson.count', { done, total, count: done })}
          </span>
        </div>
        <LessonProgress total={total} done={done} />
        {course.access?.active && (
          <p className={`${typography.tiny} ${typography.faint}`}>
            {t('panel.access.ends', { date: format.date(course.access.endsAt) })}
          </p>
        )}
      </div>
      <ol>
        {lessons.map((one, index) => (
          <li key={one._id}>
            <LessonRow
              course={course}
              lesson={one}
              number={index + 1}
              isCurrent={!freeVideo && one._id === lesson._id}
            />
          </li>
        ))}
      </ol>
    </section>
  );
};
