import { type ApiSchemas, ButtonLink, useFormat, useTranslate } from '@sargam/kit';
import { IconLock } from '@tabler/icons-react';
import { CourseThumbnail } from '../shared/CourseThumbnail.tsx';
import { courseAddress } from '../shared/lesson-address.ts';

/** Shown without access, or after the access has ended. */
export const LockedLesson = ({ course }: { course: ApiSchemas['CourseDetail'] }) => {
  const t = useTranslate();
  const format = useFormat();
  const ended = course.access && !course.access.active ? course.access.endsAt : undefined;
  return (
    <section className="locked-stage" aria-label={t('panel.lesson.locked')}>
      <CourseThumbnail course={course} />
      <div className="locked-face">
        <IconLock aria-hidden />
        <p className="b">
          {ended ? t('panel.lesson.ended', { date: format.date(ended) }) : t('panel.lesson.buy_first')}
        </p>
        <ButtonLink variant="main" to={courseAddress(course._id)}>
          {t(ended ? 'panel.access.again' : 'panel.lesson.see_prices')}
        </ButtonLink>
      </div>
    </section>
  );
};
