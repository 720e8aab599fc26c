import { api, useUser } from '@sargam/kit';
import { Player, preloadPlayer } from '@sargam/kit/player';
import { VideoPoster } from '@sargam/kit/youtube';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import styles from './course-video.module.css';
import type { Lesson } from './lessons.ts';
import type { LessonNavigation } from './useLessonNavigation.ts';

/** Saves the playback position of a logged-in user. No retry: the next position follows 5 s later. */
const useSavePosition = (lesson: string): ((seconds: number) => void) | undefined => {
  const user = useUser();
  const { mutate } = useMutation({
    mutationFn: (seconds: number) => api.POST('/learning/position', { body: { lesson, seconds } }),
  });
  return user ? (seconds) => mutate(seconds) : undefined;
};

type Props = {
  lesson: Lesson & { src: string };
  navigation: LessonNavigation;
  picture: ReactNode;
  /** Called when the signed video URL has expired. */
  fetchFreshSrc: () => Promise<string | undefined>;
};

/** Starts at once after a click in the list, but not when opened by its URL. Needs a `key` per lesson. */
export const LessonPlayer = ({ lesson, navigation, picture, fetchFreshSrc }: Props) => {
  const savePosition = useSavePosition(lesson._id);
  const [hasStarted, setStarted] = useState(false);
  const poster = <div className={styles.stage}>{picture}</div>;
  // The path of a server-rendered lesson arrives after the first render.
  if (lesson.src === '' || (!hasStarted && !navigation.hasChosen)) {
    return (
      <div className={styles.stage}>
        <VideoPoster picture={picture} onPress={() => setStarted(true)} onNear={() => void preloadPlayer()} />
      </div>
    );
  }
  return (
    <Suspense fallback={poster}>
      <Player
        src={lesson.src}
        title={lesson.title}
        startAt={lesson.completed ? 0 : lesson.stoppedAt}
        autoPlay
        focusOnMount={hasStarted}
        poster={picture}
        chapters={lesson.chapters}
        captions={lesson.captions}
        onProgress={savePosition}
        onEnded={() => navigation.playNext(lesson)}
        fetchFreshSrc={fetchFreshSrc}
      />
    </Suspense>
  );
};
