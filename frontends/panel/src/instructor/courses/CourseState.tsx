import { type ApiSchemas, Badge, typography, useI18n } from '@sargam/kit';
import { DAY_MS } from '@sargam/kit/format';
import { useNow } from '../../shared/useNow.ts';
import { ownCourseState, stateBadges } from './own-course.ts';

type Course = ApiSchemas['TaughtCourse'];

/** How long the course waits for an admin. */
const Waiting = ({ since }: { since: string }) => {
  const { t, format } = useI18n();
  const waitedMs = Math.max(0, useNow() - Date.parse(since));
  const days = Math.floor(waitedMs / DAY_MS);
  const time = days > 0 ? t('kit.count.days', { count: days }) : format.duration(waitedMs / 1_000);
  return <Badge kind="warning">{t('panel.teaching.waits', { time })}</Badge>;
};

/** Where the course is on its way to visitors, with the comment of the admin. */
export const CourseState = ({ course }: { course: Course }) => {
  const { t } = useI18n();
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
