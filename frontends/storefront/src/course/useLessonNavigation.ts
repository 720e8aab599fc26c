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
import { scrollToOffers } from './scroll-to-offers.ts';

/** Toasts for lessons that the user cannot play, with the next step. */
const useLockedLessonToasts = (courseId: string) => {
  const t = useTranslate();
  const navigate = useNavigate();
  return {
    showLoginToast: (lesson: Lesson): void => {
      const logIn = (): void => {
        const lessonUrl = `/courseview?${new URLSearchParams({ id: courseId, lesson: lesson._id })}`;
        void navigate(loginUrl(lessonUrl));
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
  const { showLoginToast, showPriceToast } = useLockedLessonToasts(course._id);
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
    openLesson,
    play,
    playNext,
    resume,
  };
};

export type LessonNavigation = ReturnType<typeof useLessonNavigation>;
