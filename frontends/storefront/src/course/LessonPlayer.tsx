import { api, toast, useStudent, useTranslate, useUser } from '@sargam/kit';
import { Player, preloadPlayer } from '@sargam/kit/player';
import { studentNumber } from '@sargam/kit/video';
import { VideoPoster } from '@sargam/kit/youtube';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import styles from './course-video.module.css';
import { LessonEnd } from './LessonEnd.tsx';
import { type Course, isEnrolled, type Lesson } from './lessons.ts';
import type { LessonNavigation } from './useLessonNavigation.ts';

/** Saves the playback position of a logged-in user. No retry: the next position follows 5 s later. */
const useSavePosition = (lesson: string): ((seconds: number) => void) | undefined => {
  const user = useUser();
  const { mutate } = useMutation({
    mutationFn: (seconds: number) => api.POST('/learning/position', { body: { lesson, seconds } }),
  });
  return user ? (seconds) => mutate(seconds) : undefined;
};

/** The address of a server-rendered lesson arrives after the first render. A click requests it if it has not arrived. */
const useStart = ({ lesson, fetchFreshSrc }: Props) => {
  const t = useTranslate();
  const [hasStarted, setStarted] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const start = async (): Promise<void> => {
    setStarted(true);
    if (lesson.src !== '') return;
    setWaiting(true);
    const src = await fetchFreshSrc();
    setWaiting(false);
    if (src) return;
    setStarted(false);
    toast.error(t(navigator.onLine ? 'kit.error.unreachable' : 'kit.error.offline'));
  };
  return { hasStarted, isWaiting, start };
};

type Props = {
  course: Course;
  lesson: Lesson & { src: string };
  navigation: LessonNavigation;
  picture: ReactNode;
  /** Called when the signed video URL has expired. */
  fetchFreshSrc: () => Promise<string | undefined>;
};

/** Starts at once after a click in the list, but not when opened by its URL. Needs a `key` per lesson. */
export const LessonPlayer = (props: Props) => {
  const { course, lesson, navigation, picture, fetchFreshSrc } = props;
  const savePosition = useSavePosition(lesson._id);
  const student = useStudent();
  const { hasStarted, isWaiting, start } = useStart(props);
  const poster = <div className={styles.stage}>{picture}</div>;
  if (lesson.src === '' || (!hasStarted && !navigation.hasChosen)) {
    return (
      <div className={styles.stage}>
        <VideoPoster
          picture={picture}
          href={`/api/v1/course/${course._id}/watch/${lesson._id}`}
          busy={isWaiting}
          onPress={() => void start()}
          onNear={() => void preloadPlayer()}
        />
      </div>
    );
  }
  return (
    <Suspense fallback={poster}>
      <Player
        src={lesson.src}
        title={lesson.title}
        {...(student && lesson.status === 'paid' && { watermark: studentNumber(student.id) })}
        startAt={lesson.completed ? 0 : lesson.stoppedAt}
        autoPlay
        focusOnMount={hasStarted}
        poster={picture}
        chapters={lesson.chapters}
        captions={lesson.captions}
        onProgress={savePosition}
        onEnded={isEnrolled(course) ? () => navigation.playNext(lesson) : undefined}
        endCard={
          isEnrolled(course) ? undefined : (
            <LessonEnd course={course} lesson={lesson} navigation={navigation} />
          )
        }
        fetchFreshSrc={fetchFreshSrc}
      />
    </Suspense>
  );
};
