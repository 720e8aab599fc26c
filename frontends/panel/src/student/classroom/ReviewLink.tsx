import { type ApiSchemas, Link, typography, useTranslate } from '@sargam/kit';
import { IconStar } from '@tabler/icons-react';
import { courseUrl } from '../../shared/lesson-url.ts';
import { mayReview } from '../../shared/may-review.ts';
import styles from './classroom.module.css';

/** Leads to the reviews of the course, where the form is. */
export const ReviewLink = ({ course }: { course: ApiSchemas['ClassroomCourse'] }) => {
  const t = useTranslate();
  if (!mayReview(course.lessonsWatched, course.lessonsTotal)) return null;
  return (
    <Link
      className={`${styles.upgrade} ${typography.small}`}
      to={`${courseUrl(course._id)}#reviews`}
      aria-label={t('panel.classroom.review_label', { title: course.title })}
    >
      <IconStar aria-hidden />
      {t('panel.classroom.review')}
    </Link>
  );
};
