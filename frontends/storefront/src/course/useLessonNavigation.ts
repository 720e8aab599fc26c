import { toast, useNavigate, useSearchParams, useTranslate, useUser } from '@sargam/kit';
import { useState } from 'react';
import { loginAddress } from '../account/redirect.ts';
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

/** Which lesson is on (the address has it), and what happens when one is pressed. */
export const useLessonNavigation = (course: Course) => {
  const t = useTranslate();
  const isLoggedIn = useUser() !== undefined;
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const [chosen, setChosen] = useState(false);
  const all = course.videos ?? [];
  const free = course.freeVideos ?? [];
  const wanted = address.get('lesson');
  const lesson = findLessonToShow(all, wanted);
  const shownFree = findFreeVideoToShow(free, wanted, lesson);

  const play = ({ _id }: Lesson | FreeVideo): void => {
    setChosen(true);
    setAddress({ id: course._id, lesson: _id }, { replace: true });
    window.scrollTo({ top: 0 });
  };
  const logIn = (lesson: Lesson): void => {
    const here = `/courseview?${new URLSearchParams({ id: course._id, lesson: lesson._id })}`;
    void navigate(loginAddress(here));
  };
  const press = (lesson: Lesson): void => {
    const way = lessonAccess(lesson, isLoggedIn);
    if (way === 'open') return play(lesson);
    if (way === 'login') {
      const action = { label: t('storefront.login.title'), onClick: () => logIn(lesson) };
      toast.warning(t('storefront.lesson.login_required'), { action });
      return;
    }
    const action = { label: t('storefront.lesson.see_prices'), onClick: scrollToOffers };
    toast.warning(t('storefront.lesson.buy_first'), { action });
  };
  const next = (lesson: Lesson): void => {
    const after = findNextLesson(all, lesson);
    if (after) play(after);
  };
  const goOn = (): void => {
    if (lesson) play(lesson);
  };
  const shown = shownFree ? undefined : lesson;
  return { all, free, shown, shownFree, chosen, isLoggedIn, press, play, next, goOn };
};

export type LessonNavigation = ReturnType<typeof useLessonNavigation>;
