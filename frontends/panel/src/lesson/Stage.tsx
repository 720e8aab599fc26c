import { useLocation, useSession } from '@sargam/kit';
import { LessonVideo } from './LessonVideo.tsx';
import { LockedStage } from './LockedStage.tsx';
import { LoginFirst } from './LoginFirst.tsx';
import type { Study } from './useLesson.ts';

const isChosen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'play' in state && state.play === true;

/** The lesson, or why it does not play. */
export const Stage = ({ study: { course, lesson } }: { study: Study }) => {
  const session = useSession();
  const { state } = useLocation();
  if (lesson.src !== null) {
    return (
      <LessonVideo key={lesson._id} course={course} lesson={lesson} src={lesson.src} play={isChosen(state)} />
    );
  }
  if (lesson.status === 'login' && session.status === 'visitor') return <LoginFirst />;
  return <LockedStage course={course} />;
};
