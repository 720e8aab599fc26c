import { useLocation, useSession } from '@sargam/kit';
import { LessonVideo } from './LessonVideo.tsx';
import { LockedLesson } from './LockedLesson.tsx';
import { RedirectToLogin } from './RedirectToLogin.tsx';
import type { CurrentLesson } from './useCurrentLesson.ts';

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
