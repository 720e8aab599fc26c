import { useFormat, useTranslate } from '@sargam/kit';
import { IconAntennaBars5, IconCheck, IconLock, IconPlayerPlayFilled, IconUser } from '@tabler/icons-react';
import { type Lesson, type LessonAccess, lessonAccess } from './lessons.ts';
import type { LessonNavigation } from './useLessonNavigation.ts';

const icons = { open: IconPlayerPlayFilled, login: IconUser, locked: IconLock } as const;

const classNameOf = (way: LessonAccess, now: boolean): string => {
  if (now) return 'les free now';
  return way === 'locked' ? 'les lock' : 'les free';
};

/** A lesson's mark says in shape, word and colour whether it plays. */
export const LessonRow = ({ lesson, lessons }: { lesson: Lesson; lessons: LessonNavigation }) => {
  const t = useTranslate();
  const format = useFormat();
  const way = lessonAccess(lesson, lessons.isLoggedIn);
  const now = lessons.shown?._id === lesson._id && lesson.src !== null;
  const Icon = now ? IconAntennaBars5 : lesson.completed ? IconCheck : icons[way];
  return (
    <button
      type="button"
      className={classNameOf(way, now)}
      aria-current={now || undefined}
      onClick={() => lessons.press(lesson)}
    >
      <span className="ic">
        <Icon aria-hidden />
      </span>
      <span>
        {lesson.title}
        {way === 'login' && <small className="why">{t('storefront.lesson.login_mark')}</small>}
        {way === 'locked' && <span className="vh">, {t('storefront.lesson.locked_mark')}</span>}
        {lesson.completed && <span className="vh">, {t('storefront.lesson.done_mark')}</span>}
      </span>
      <small>{format.clock(lesson.duration)}</small>
    </button>
  );
};
