import { toast, useNavigate, useSearchParams, useTranslate, useUser } from '@sargam/kit';
import { useState } from 'react';
import { loginUrl } from '../account/redirect.ts';
import {
  type Course,
  type FreeVideo,
  findFreeVideoToShow,
  findLessonToShow,
  findNextLesson,
  type Lesson,
  lessonAccess,
} from './lessons.ts';
import { OFFERS_ID, scrollToOffers } from './scroll-to-offers.ts';

/** Toasts for lessons that the user cannot play, with the next step. */
const useLockedLessonToasts = (lessonUrl: (lesson: Lesson) => string) => {
  const t = useTranslate();
  const navigate = useNavigate();
  return {
    showLoginToast: (lesson: Lesson): void => {
      const logIn = (): void => {
        void navigate(loginUrl(lessonUrl(lesson)));
      };
      const action = { label: t('storefront.login.title'), onClick: logIn };
      toast.warning(t('storefront.lesson.login_required'), { action });
    },
    showPriceToast: (): void => {
      const action = { label: t('storefront.lesson.see_prices'), onClick: scrollToOffers };
      toast.warning(t('storefront.lesson.buy_first'), { action });
    },
  };
};

/** The current lesson (stored in the URL) and the reactions to clicks on lessons. */
export const useLessonNavigation = (course: Course) => {
  const isLoggedIn = useUser() !== undefined;
  const lessonUrl = ({ _id }: Lesson | FreeVideo): string =>
    `/courseview?${new URLSearchParams({ id: course._id, lesson: _id })}`;
  const { showLoginToast, showPriceToast } = useLockedLessonToasts(lessonUrl);
  const [searchParams, setSearchParams] = useSearchParams();
  const [hasChosen, setHasChosen] = useState(false);
  const lessons = course.videos ?? [];
  const freeVideos = course.freeVideos ?? [];
  const lessonInUrl = searchParams.get('lesson');
  const lesson = findLessonToShow(lessons, lessonInUrl);
  const currentFreeVideo = findFreeVideoToShow(freeVideos, lessonInUrl, lesson);

  const play = ({ _id }: Lesson | FreeVideo): void => {
    setHasChosen(true);
    const preview = searchParams.get('preview');
    setSearchParams({ id: course._id, lesson: _id, ...(preview && { preview }) }, { replace: true });
    window.scrollTo({ top: 0 });
  };
  const openLesson = (lesson: Lesson): void => {
    const access = lessonAccess(lesson, isLoggedIn);
    if (access === 'open') play(lesson);
    else if (access === 'login') showLoginToast(lesson);
    else showPriceToast();
  };
  /** Where the row of a lesson leads without script. */
  const lessonHref = (lesson: Lesson): string => {
    const access = lessonAccess(lesson, isLoggedIn);
    if (access === 'locked') return `#${OFFERS_ID}`;
    return access === 'login' ? loginUrl(lessonUrl(lesson)) : lessonUrl(lesson);
  };
  const playNext = (lesson: Lesson): void => {
    const nextLesson = findNextLesson(lessons, lesson);
    if (nextLesson) play(nextLesson);
  };
  const resume = (): void => {
    if (lesson) play(lesson);
  };
  return {
    lessons,
    freeVideos,
    currentLesson: currentFreeVideo ? undefined : lesson,
    currentFreeVideo,
    hasChosen,
    isLoggedIn,
    lessonHref,
    lessonUrl,
    openLesson,
    play,
    playNext,
    resume,
  };
};

export type LessonNavigation = ReturnType<typeof useLessonNavigation>;
