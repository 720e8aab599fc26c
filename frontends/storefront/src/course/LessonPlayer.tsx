import { Player, preloadPlayer } from '@sargam/kit/player';
import { type ReactNode, Suspense, useState } from 'react';
import { VideoPoster } from '../shared/video-poster/VideoPoster.tsx';
import type { Lesson } from './lessons.ts';
import type { LessonNavigation } from './useLessonNavigation.ts';
import { useSavePosition } from './useSavePosition.ts';

type Props = {
  lesson: Lesson & { src: string };
  lessons: LessonNavigation;
  picture: ReactNode;
  /** Asked where the address of the video has run out. */
  freshSrc: () => Promise<string | undefined>;
};

/** A lesson that may be watched: pressed in the list it plays, opened by its address it waits. One a lesson: give it a key. */
export const LessonPlayer = ({ lesson, lessons, picture, freshSrc }: Props) => {
  const tell = useSavePosition(lesson._id);
  const [pressed, setPressed] = useState(false);
  const still = <div className="stage">{picture}</div>;
  if (!pressed && !lessons.chosen) {
    return (
      <div className="stage">
        <VideoPoster picture={picture} onPress={() => setPressed(true)} onNear={() => void preloadPlayer()} />
      </div>
    );
  }
  return (
    <Suspense fallback={still}>
      <Player
        src={lesson.src}
        title={lesson.title}
        startAt={lesson.completed ? 0 : lesson.stoppedAt}
        autoPlay
        focusOnMount={pressed}
        poster={picture}
        onProgress={tell}
        onEnded={() => lessons.next(lesson)}
        fetchFreshSrc={freshSrc}
      />
    </Suspense>
  );
};
