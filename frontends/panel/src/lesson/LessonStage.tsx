import {
  type ApiSchemas,
  api,
  ButtonLink,
  Navigate,
  toast,
  typography,
  useI18n,
  useLocation,
  useSession,
} from '@sargam/kit';
import { Player } from '@sargam/kit/player';
import { IconLock } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { CourseThumbnail } from '../shared/CourseThumbnail.tsx';
import { courseUrl, loginUrl } from '../shared/lesson-url.ts';
import styles from './lesson.module.css';
import { Practice } from './practice/Practice.tsx';
import type { CurrentLesson } from './useCurrentLesson.ts';
import { useSavePosition } from './useSavePosition.ts';

type Props = { course: ApiSchemas['CourseDetail']; lesson: ApiSchemas['Lesson']; src: string; play: boolean };

const fetchFreshSrc = async (course: string, lesson: string): Promise<string | undefined> => {
  const freshCourse = await api.GET('/course/{id}/', { params: { path: { id: course } } });
  return freshCourse.videos?.find(({ _id }) => _id === lesson)?.src ?? undefined;
};

/** Starts at the saved position and saves the position, with the practice tools below. Needs a `key` per lesson. */
const LessonVideo = ({ course, lesson, src, play }: Props) => {
  const { savePosition, refreshCourse } = useSavePosition(course._id, lesson._id);
  const [video, setVideo] = useState<HTMLVideoElement>();
  return (
    <>
      <Suspense fallback={<div className={styles.stageSkeleton} />}>
        <Player
          src={src}
          startAt={lesson.stoppedAt}
          title={lesson.title}
          autoPlay={play}
          poster={<CourseThumbnail course={course} />}
          onProgress={savePosition}
          onEnded={refreshCourse}
          onVideo={setVideo}
          fetchFreshSrc={() => fetchFreshSrc(course._id, lesson._id)}
        />
      </Suspense>
      {video && <Practice video={video} lesson={lesson} />}
    </>
  );
};

/** Shown without access, or after the access has ended. */
const LockedLesson = ({ course }: { course: ApiSchemas['CourseDetail'] }) => {
  const { t, format } = useI18n();
  const ended = course.access && !course.access.active ? course.access.endsAt : undefined;
  return (
    <section className={styles.lockedStage} aria-label={t('panel.lesson.locked')}>
      <CourseThumbnail course={course} />
      <div className={styles.lockedMessage}>
        <IconLock aria-hidden />
        <p className={typography.bold}>
          {ended ? t('panel.lesson.ended', { date: format.date(ended) }) : t('panel.lesson.buy_first')}
        </p>
        <ButtonLink
          variant="main"
          to={courseUrl(course._id)}
          text={ended ? 'panel.access.again' : 'panel.lesson.see_prices'}
        />
      </div>
    </section>
  );
};

/** For a visitor who opens a lesson that needs a login. */
const RedirectToLogin = () => {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  useEffect(() => {
    toast.error(t('kit.auth.login_first'));
  }, [t]);
  return <Navigate to={loginUrl(pathname + search)} replace />;
};

const shouldPlay = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'play' in state && state.play === true;

/** The player, or the reason why the lesson cannot be played. */
export const LessonStage = ({ study: { course, lesson } }: { study: CurrentLesson }) => {
  const session = useSession();
  const { state } = useLocation();
  if (lesson.src !== null) {
    return (
      <LessonVideo
        key={lesson._id}
        course={course}
        lesson={lesson}
        src={lesson.src}
        play={shouldPlay(state)}
      />
    );
  }
  if (lesson.status === 'login' && session.status === 'visitor') return <RedirectToLogin />;
  return <LockedLesson course={course} />;
};
