import { type ApiSchemas, Link, layout, useI18n, useStudent } from '@sargam/kit';
import { useMinute } from '@sargam/kit/waiting';
import { IconClock } from '@tabler/icons-react';
import { courseUrl } from '../shared/lesson-url.ts';
import { getAccess } from '../student/classroom/access.ts';
import styles from './lesson.module.css';

/** The remaining days of a student's access. Links to the offers of the course, where the access is extended or upgraded. */
export const AccessLink = ({ course: { _id, access } }: { course: ApiSchemas['CourseDetail'] }) => {
  const { t } = useI18n();
  const student = useStudent();
  const now = useMinute();
  if (!student || !access?.active) return null;
  const { kind, daysLeft } = getAccess(access, now);
  const days = daysLeft === 0 ? t('panel.access.today') : t('kit.count.days_left', { count: daysLeft });
  return (
    <Link className={styles.access} data-ending={kind === 'ending' || undefined} to={courseUrl(_id)}>
      <IconClock aria-hidden />
      <span>
        {days} <b className={layout.desktopOnly}>{t('panel.access.offers')}</b>
        <b className={layout.phoneOnly}>{t('panel.access.extend')}</b>
      </span>
    </Link>
  );
};
