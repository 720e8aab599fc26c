import {
  type ApiSchemas,
  ButtonLink,
  isTier,
  Link,
  layout,
  TierBadge,
  typography,
  useI18n,
} from '@sargam/kit';
import { IconCertificate, IconClockOff, IconNotes } from '@tabler/icons-react';
import { CourseThumbnail } from '../../shared/CourseThumbnail.tsx';
import { CourseCertificate } from '../../shared/certificate/CourseCertificate.tsx';
import { LessonProgress } from '../../shared/LessonProgress.tsx';
import { courseUrl, lessonUrl } from '../../shared/lesson-url.ts';
import { AccessCountdown } from './AccessCountdown.tsx';
import { type Access, getAccess } from './access.ts';
import styles from './classroom.module.css';
import { ReviewLink } from './ReviewLink.tsx';
import { UpgradeLink } from './UpgradeLink.tsx';

type Course = ApiSchemas['ClassroomCourse'];

const EndedAccess = ({ course }: { course: Course }) => {
  const { t, format } = useI18n();
  const isCompleted = course.lessonsTotal > 0 && course.lessonsCompleted >= course.lessonsTotal;
  return (
    <>
      {isCompleted ? (
        <IconCertificate className={styles.bigIcon} aria-hidden />
      ) : (
        <IconClockOff className={styles.bigIcon} aria-hidden />
      )}
      <div className={`${typography.small} ${layout.grow}`}>
        <b className={typography.bold}>{t('panel.access.ended')}</b>
        <span className={`${typography.tiny} ${typography.faint} ${styles.detail}`}>
          {format.date(course.endsAt)}
        </span>
        <span className={`${typography.tiny} ${typography.faint} ${styles.detail}`}>
          {t('panel.access.kept')}
        </span>
        <Link className={styles.upgrade} to={lessonUrl(course._id)} state={{ part: 'notes' }}>
          <IconNotes aria-hidden />
          {t('panel.access.notes')}
        </Link>
      </div>
      <ButtonLink variant="line" size="small" to={courseUrl(course._id)} text="panel.access.again" />
    </>
  );
};

const ActiveAccess = ({ course, access }: { course: Course; access: Access }) => {
  const endsSoon = access.kind === 'ending';
  return (
    <>
      <div className={layout.grow}>
        <AccessCountdown access={access} endsAt={course.endsAt} />
      </div>
      {endsSoon ? (
        <ButtonLink size="small" to={courseUrl(course._id)} text="panel.access.extend" />
      ) : (
        <ButtonLink
          variant="line"
          size="small"
          to={lessonUrl(course._id, course.resumeLesson?._id)}
          text="panel.classroom.open"
        />
      )}
    </>
  );
};

/** The title's link covers the card. It opens the lessons, or the course page after the access has ended. */
export const OwnedCourseCard = ({ course, now }: { course: Course; now: number }) => {
  const { t } = useI18n();
  const access = getAccess(course, now);
  const hasEnded = access.kind === 'ended';
  const { lessonsTotal: total, lessonsCompleted: done } = course;
  return (
    <article className={hasEnded ? `${styles.card} ${styles.ended}` : styles.card}>
      <div className={styles.picture}>
        <CourseThumbnail course={course} />
      </div>
      <div className={styles.body}>
        <div className={`${layout.row} ${layout.spaceBetween}`}>
          <span className={`${typography.small} ${typography.faint}`}>{course.instructorName}</span>
          {isTier(course.tier) && <TierBadge tier={course.tier} />}
        </div>
        <h3>
          <Link to={hasEnded ? courseUrl(course._id) : lessonUrl(course._id, course.resumeLesson?._id)}>
            {course.title}
          </Link>
        </h3>
        <div>
          <LessonProgress total={total} done={done} playing={!hasEnded} />
          <p className={`${typography.tiny} ${typography.faint} ${typography.digits}`}>
            {t('panel.classroom.progress', { done, total, count: done })}
          </p>
        </div>
        {!hasEnded && <UpgradeLink course={course} />}
        <CourseCertificate
          course={course}
          lessons={total}
          unwatched={total - course.lessonsWatched}
          state={course.certificate?.state ?? null}
          certificate={course.certificate}
        />
        <ReviewLink course={course} />
        <div className={styles.access}>
          {hasEnded ? <EndedAccess course={course} /> : <ActiveAccess course={course} access={access} />}
        </div>
      </div>
    </article>
  );
};
