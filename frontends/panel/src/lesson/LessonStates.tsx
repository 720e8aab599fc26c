import { EmptyMessage, Loader, layout, Text } from '@sargam/kit';
import { courseUrl } from '../shared/lesson-url.ts';
import styles from './lesson.module.css';

/** The course does not exist, or it is not for sale and the user does not own it. */
export const CourseNotFound = () => (
  <div className={`${layout.container} ${styles.message}`}>
    <EmptyMessage
      title="panel.lesson.missing"
      link={['/allcourses', 'panel.lesson.browse']}
      linkVariant="solid"
    />
  </div>
);

export const NoLessons = ({ courseId }: { courseId: string }) => (
  <div className={`${layout.container} ${styles.message}`}>
    <EmptyMessage
      title="panel.lesson.none"
      link={[courseUrl(courseId), 'panel.lesson.back_course']}
      linkVariant="solid"
    />
  </div>
);

/** The course was loaded without lessons, because the learning service is unavailable. The page polls. */
export const LessonsUnavailable = () => (
  <div className={`${layout.container} ${styles.message}`}>
    <p className={layout.row} aria-live="polite">
      <Loader />
      <Text id="panel.lesson.waiting" />
    </p>
  </div>
);
