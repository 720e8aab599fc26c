import { useFormat, useTranslate } from '@sargam/kit';
import {
  IconAntennaBars5,
  IconBrandYoutube,
  IconCheck,
  IconLock,
  IconPlayerPlayFilled,
  IconUser,
} from '@tabler/icons-react';
import { type FreeVideo, type Lesson, type LessonAccess, lessonAccess } from './lessons.ts';
import type { LessonNavigation } from './useLessonNavigation.ts';

const icons = { open: IconPlayerPlayFilled, login: IconUser, locked: IconLock } as const;

const classNameOf = (access: LessonAccess, isCurrent: boolean): string => {
  if (isCurrent) return 'les free now';
  return access === 'locked' ? 'les lock' : 'les free';
};

/** Icon, text and colour show whether the lesson can be played. */
export const LessonRow = ({ lesson, navigation }: { lesson: Lesson; navigation: LessonNavigation }) => {
  const t = useTranslate();
  const format = useFormat();
  const access = lessonAccess(lesson, navigation.isLoggedIn);
  const isCurrent = navigation.currentLesson?._id === lesson._id && lesson.src !== null;
  const Icon = isCurrent ? IconAntennaBars5 : lesson.completed ? IconCheck : icons[access];
  return (
    <button
      type="button"
      className={classNameOf(access, isCurrent)}
      aria-current={isCurrent || undefined}
      onClick={() => navigation.openLesson(lesson)}
    >
      <span className="ic">
        <Icon aria-hidden />
      </span>
      <span>
        {lesson.title}
        {access === 'login' && <small className="why">{t('storefront.lesson.login_mark')}</small>}
        {access === 'locked' && <span className="vh">, {t('storefront.lesson.locked_mark')}</span>}
        {lesson.completed && <span className="vh">, {t('storefront.lesson.done_mark')}</span>}
      </span>
      <small>{format.clock(lesson.duration)}</small>
    </button>
  );
};

/** Says before the click that the video is at YouTube. */
export const FreeVideoRow = ({ video, navigation }: { video: FreeVideo; navigation: LessonNavigation }) => {
  const t = useTranslate();
  const isCurrent = navigation.currentFreeVideo?._id === video._id;
  const Icon = isCurrent ? IconAntennaBars5 : IconBrandYoutube;
  return (
    <button
      type="button"
      className={isCurrent ? 'les free now' : 'les free'}
      aria-current={isCurrent || undefined}
      onClick={() => navigation.play(video)}
    >
      <span className="ic">
        <Icon aria-hidden />
      </span>
      <span>
        {video.title}
        <small className="why">{t('storefront.lesson.at_youtube')}</small>
      </span>
    </button>
  );
};
