import { type ApiSchemas, Badge, typography, useTranslate } from '@sargam/kit';
import { useMinute, useWaitedTime } from '@sargam/kit/waiting';
import { ownCourseState, stateBadges } from './own-course.ts';

type Course = ApiSchemas['TaughtCourse'];

/** How long the course waits for an admin. */
const Waiting = ({ since }: { since: string }) => {
  const t = useTranslate();
  const time = useWaitedTime(since, useMinute());
  return <Badge kind="warning">{t('panel.teaching.waits', { time })}</Badge>;
};

/** Where the course is on its way to visitors, with the comment of the admin. */
export const CourseState = ({ course }: { course: Course }) => {
  const t = useTranslate();
  const state = ownCourseState(course);
  const { sentAt, comment } = course.submission ?? {};
  if (state === 'waiting' && sentAt) return <Waiting since={sentAt} />;
  return (
    <>
      <Badge {...stateBadges[state]} />
      {comment && (
        <span className={typography.small}>
          {' '}
          {t('panel.teaching.comment')}: {comment}
        </span>
      )}
    </>
  );
};
