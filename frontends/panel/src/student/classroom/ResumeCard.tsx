import {
  type ApiSchemas,
  ButtonLink,
  isTier,
  Link,
  layout,
  TierBadge,
  typography,
  useCategoryName,
  useI18n,
} from '@sargam/kit';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CourseThumbnail } from '../../shared/CourseThumbnail.tsx';
import { LessonProgress } from '../../shared/LessonProgress.tsx';
import { courseUrl, lessonUrl } from '../../shared/lesson-url.ts';
import { courseQuery } from '../../shared/queries.ts';
import { AccessCountdown } from './AccessCountdown.tsx';
import { getAccess } from './access.ts';
import styles from './classroom.module.css';
import { UpgradeLink } from './UpgradeLink.tsx';

type ResumePoint = { number: number; title: string; stoppedAt: number };

/** The lesson to continue, its number and the saved position in seconds. Undefined until the lessons are loaded. */
const useResumePoint = ({ _id, resumeLesson }: ApiSchemas['ClassroomCourse']): ResumePoint | undefined => {
  const { data } = useQuery(courseQuery(_id));
  const index = data?.videos?.findIndex((lesson) => lesson._id === resumeLesson?._id) ?? -1;
  const lesson = data?.videos?.[index];
  return lesson && { number: index + 1, title: lesson.title, stoppedAt: lesson.stoppedAt };
};

type Props = { course: ApiSchemas['ClassroomCourse']; now: number };

const ResumeText = ({ course }: Pick<Props, 'course'>) => {
  const { t, format } = useI18n();
  const resumePoint = useResumePoint(course);
  const title = course.resumeLesson?.title;
  if (!resumePoint)
    return <p className={typography.muted}>{title ? t('panel.classroom.next', { title }) : '\u00a0'}</p>;
  const stopped =
    resumePoint.stoppedAt > 0 && t('panel.classroom.stopped', { at: format.clock(resumePoint.stoppedAt) });
  return (
    <p className={typography.muted}>
      {t('panel.classroom.lesson', { number: resumePoint.number, title: resumePoint.title })} {stopped}
    </p>
  );
};

/** Whether nothing of the course has been watched. False until the lessons are loaded. */
const useIsUnbegun = (course: ApiSchemas['ClassroomCourse']): boolean => {
  const resumePoint = useResumePoint(course);
  return course.lessonsCompleted === 0 && resumePoint?.stoppedAt === 0;
};

const ResumeActions = ({ course, now }: Props) => {
  const access = getAccess(course, now);
  const isUnbegun = useIsUnbegun(course);
  return (
    <div className={`${layout.row} ${layout.spaceBetween} ${layout.wrapping} ${styles.actions}`}>
      <ButtonLink
        variant="main"
        size="large"
        icon={<IconPlayerPlayFilled aria-hidden />}
        to={lessonUrl(course._id, course.resumeLesson?._id)}
        text={isUnbegun ? 'panel.classroom.start' : 'panel.classroom.continue'}
      />
      <div className={styles.timeLeft}>
        <AccessCountdown access={access} endsAt={course.endsAt} onDark />
        {access.kind === 'ending' ? (
          <Link
            className={`${styles.upgrade} ${typography.small}`}
            to={courseUrl(course._id)}
            text="panel.access.extend"
          />
        ) : (
          <UpgradeLink course={course} />
        )}
      </div>
    </div>
  );
};

/** The course to continue, with its lesson, progress and remaining access. */
export const ResumeCard = ({ course, now }: Props) => {
  const { t } = useI18n();
  const categoryName = useCategoryName();
  const { lessonsTotal: total, lessonsCompleted: done } = course;
  return (
    <section className={styles.resume} aria-labelledby="resume-title">
      <div className={styles.picture}>
        <CourseThumbnail course={course} />
      </div>
      <div className={styles.text}>
        <div className={`${layout.row} ${layout.wrapping}`}>
          {isTier(course.tier) && <TierBadge tier={course.tier} />}
          <span className={`${typography.small} ${typography.muted}`}>{categoryName(course.catagory)}</span>
        </div>
        <h2 id="resume-title">{course.title}</h2>
        <ResumeText course={course} />
        <div>
          <LessonProgress total={total} done={done} big />
          <p className={`${typography.small} ${typography.muted} ${typography.digits}`}>
            {t('panel.classroom.progress', { done, total, count: done })}
          </p>
        </div>
        <ResumeActions course={course} now={now} />
      </div>
    </section>
  );
};
