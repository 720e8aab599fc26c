import { Navigate, toast, useLocation, useSession, useTranslate } from '@sargam/kit';
import { useEffect } from 'react';
import { loginAddress } from '../shared/lesson-address.ts';
import { LessonVideo } from './LessonVideo.tsx';
import { LockedLesson } from './LockedLesson.tsx';
import type { CurrentLesson } from './useCurrentLesson.ts';

/** For a visitor who opens a lesson that needs a login. */
const RedirectToLogin = () => {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    toast.error(t('kit.auth.login_first'));
  }, [t]);
  return <Navigate to={loginAddress(pathname + search)} replace />;
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
