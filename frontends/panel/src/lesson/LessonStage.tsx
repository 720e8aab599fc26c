import {
  type ApiSchemas,
  ButtonLink,
  Navigate,
  toast,
  typography,
  useI18n,
  useLocation,
  useSession,
  useStudent,
} from '@sargam/kit';
import { Player } from '@sargam/kit/player';
import { playableSrc, studentNumber } from '@sargam/kit/video';
import { IconLock } from '@tabler/icons-react';
import { Suspense, useEffect, useRef } from 'react';
import { CourseThumbnail } from '../shared/CourseThumbnail.tsx';
import { courseUrl, loginUrl } from '../shared/lesson-url.ts';
import { Chapters } from './chapters/Chapters.tsx';
import { LessonCompletion } from './completion/LessonCompletion.tsx';
import { LessonEnd } from './end/LessonEnd.tsx';
import { fetchFreshLesson } from './fetch-fresh-lesson.ts';
import styles from './lesson.module.css';
import { type LessonStart, readStart } from './lesson-start.ts';
import { Practice } from './practice/Practice.tsx';
import type { CurrentLesson } from './useCurrentLesson.ts';
import { useSavePosition } from './useSavePosition.ts';

const fetchFreshSrc = async (courseId: string, lessonId: string): Promise<string | undefined> => {
  const fresh = await fetchFreshLesson(courseId, lessonId);
  return (fresh && playableSrc(fresh)) ?? undefined;
};

type StageProps = {
  study: CurrentLesson;
  video: HTMLVideoElement | undefined;
  onVideo: (video: HTMLVideoElement | undefined) => void;
};
type VideoProps = StageProps & { src: string; start: LessonStart };

const RENEWAL_INTERVAL_MS = 60_000;

/** Captions that fail with a fresh address too must not be fetched again and again. */
const useRareCall = (call: () => void): (() => void) => {
  const lastAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    if (performance.now() - lastAt.current < RENEWAL_INTERVAL_MS) return;
    lastAt.current = performance.now();
    call();
  };
};

/** Starts at the saved position and saves the position, with the practice tools below. Needs a `key` per lesson. */
const LessonVideo = ({ study, video, onVideo, src, start }: VideoProps) => {
  const { course, lesson } = study;
  const { savePosition, refreshCourse } = useSavePosition(course._id, lesson);
  const renewCaptions = useRareCall(refreshCourse);
  const student = useStudent();
  return (
    <>
      <Suspense fallback={<div className={styles.stageSkeleton} />}>
        <Player
          src={src}
          startAt={start.at ?? lesson.stoppedAt}
          title={lesson.title}
          {...(student && lesson.status === 'paid' && { watermark: studentNumber(student.id) })}
          autoPlay={start.play}
          poster={<CourseThumbnail course={course} />}
          chapters={lesson.chapters}
          captions={lesson.captions}
          onCaptionsError={renewCaptions}
          endCard={<LessonEnd study={study} video={video} />}
          onProgress={savePosition}
          onEnded={refreshCourse}
          onVideo={onVideo}
          fetchFreshSrc={() => fetchFreshSrc(course._id, lesson._id)}
        />
      </Suspense>
      {video ? (
        <Practice video={video} courseId={course._id} lesson={lesson}>
          <Chapters video={video} chapters={lesson.chapters} />
          <LessonCompletion courseId={course._id} lesson={lesson} />
        </Practice>
      ) : (
        <LessonCompletion courseId={course._id} lesson={lesson} />
      )}
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

/** The player, or the reason why the lesson cannot be played. */
export const LessonStage = (props: StageProps) => {
  const { course, lesson } = props.study;
  const session = useSession();
  const { state } = useLocation();
  const src = playableSrc(lesson);
  if (src !== null) return <LessonVideo key={lesson._id} {...props} src={src} start={readStart(state)} />;
  if (lesson.status === 'login' && session.status === 'visitor') return <RedirectToLogin />;
  return <LockedLesson course={course} />;
};
