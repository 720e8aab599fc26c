import { ButtonLink, EmptyState, Loader, useTranslate } from '@sargam/kit';
import { courseUrl } from '../shared/lesson-url.ts';

/** The course does not exist, or it is not for sale and the user does not own it. */
export const CourseNotFound = () => {
  const t = useTranslate();
  return (
    <div className="wrap study-alone">
      <EmptyState
        title={t('panel.lesson.missing')}
        action={<ButtonLink to="/allcourses" text="panel.lesson.browse" />}
      />
    </div>
  );
};

export const NoLessons = ({ courseId }: { courseId: string }) => {
  const t = useTranslate();
  return (
    <div className="wrap study-alone">
      <EmptyState
        title={t('panel.lesson.none')}
        action={<ButtonLink to={courseUrl(courseId)} text="panel.lesson.back_course" />}
      />
    </div>
  );
};

/** The course was loaded without lessons, because the learning service is unavailable. The page polls. */
export const LessonsUnavailable = () => {
  const t = useTranslate();
  return (
    <div className="wrap study-alone">
      <p className="row" aria-live="polite">
        <Loader />
        {t('panel.lesson.waiting')}
      </p>
    </div>
  );
};
