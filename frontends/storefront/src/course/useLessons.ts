import { toast, useNavigate, useSearchParams, useTranslate, useUser } from '@sargam/kit';
import { useState } from 'react';
import { loginFor } from '../account/redirect.ts';
import {
  type Course,
  type FreeVideo,
  freeToShow,
  type Lesson,
  lessonAfter,
  lessonToShow,
  wayTo,
} from './lessons.ts';
import { showOffers } from './show-offers.ts';

/** Which lesson is on (the address has it), and what happens when one is pressed. */
export const useLessons = (course: Course) => {
  const t = useTranslate();
  const isLoggedIn = useUser() !== undefined;
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const [chosen, setChosen] = useState(false);
  const all = course.videos ?? [];
  const free = course.freeVideos ?? [];
  const wanted = address.get('lesson');
  const lesson = lessonToShow(all, wanted);
  const shownFree = freeToShow(free, wanted, lesson);

  const play = ({ _id }: Lesson | FreeVideo): void => {
    setChosen(true);
    setAddress({ id: course._id, lesson: _id }, { replace: true });
    window.scrollTo({ top: 0 });
  };
  const logIn = (lesson: Lesson): void => {
    const here = `/courseview?${new URLSearchParams({ id: course._id, lesson: lesson._id })}`;
    void navigate(loginFor(here));
  };
  const press = (lesson: Lesson): void => {
    const way = wayTo(lesson, isLoggedIn);
    if (way === 'open') return play(lesson);
    if (way === 'login') {
      const action = { label: t('storefront.login.title'), onClick: () => logIn(lesson) };
      toast.warning(t('storefront.lesson.login_required'), { action });
      return;
    }
    const action = { label: t('storefront.lesson.see_prices'), onClick: showOffers };
    toast.warning(t('storefront.lesson.buy_first'), { action });
  };
  const next = (lesson: Lesson): void => {
    const after = lessonAfter(all, lesson);
    if (after) play(after);
  };
  const goOn = (): void => {
    if (lesson) play(lesson);
  };
  const shown = shownFree ? undefined : lesson;
  return { all, free, shown, shownFree, chosen, isLoggedIn, press, play, next, goOn };
};

export type Lessons = ReturnType<typeof useLessons>;
