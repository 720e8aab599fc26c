import { api, toast, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { draftQuery } from '../course-editor/course-for-editor.ts';
import { refetchStartingWith, useFailureText } from '../form/index.ts';
import { type Lesson } from './lesson.ts';

/** The list with the item at `from` at position `to`. */
const moveItem = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const moved = items[from];
  const others = items.filter((_, index) => index !== from);
  return moved === undefined ? others : [...others.slice(0, to), moved, ...others.slice(to)];
};

const inOrder = (lessons: readonly Lesson[], ids: readonly string[] | undefined): readonly Lesson[] => {
  if (!ids) return lessons;
  const placeOf = ({ _id }: Lesson): number => (ids.includes(_id) ? ids.indexOf(_id) : ids.length);
  return lessons.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Sends the orders one after the other. Between the moves the new order is shown already; after a refusal the present one. */
const useOrderCall = (courseId: string, onDone: () => void) => {
  const failureText = useFailureText('admin.course.update_failed');
  return useMutation({
    scope: { id: `lesson order ${courseId}` },
    mutationFn: (lessons: string[]) =>
      api.POST('/course/lesson/order/{courseId}', {
        params: { path: { courseId }, query: draftQuery },
        body: { lessons },
      }),
    onError: (error) => void toast.error(failureText(error)),
    onSettled: async () => {
      await refetchStartingWith('/course/');
      onDone();
    },
  });
};

/** The lessons in their order, a function that moves one of them, and the sentence that announces the last move. */
export const useLessonOrder = (courseId: string, lessons: readonly Lesson[]) => {
  const t = useTranslate();
  const [ids, setIds] = useState<readonly string[]>();
  const [announcement, setAnnouncement] = useState('');
  const pendingCalls = useRef(0);
  const { mutate } = useOrderCall(courseId, () => {
    pendingCalls.current -= 1;
    if (pendingCalls.current === 0) setIds(undefined);
  });
  const shown = inOrder(lessons, ids);
  const move = (from: number, to: number): void => {
    if (from === to || to < 0 || to >= shown.length) return;
    const next = moveItem(shown, from, to);
    const nextIds = next.map(({ _id }) => _id);
    setIds(nextIds);
    setAnnouncement(
      t('admin.lessons.moved', { title: next[to]?.title ?? '', position: to + 1, total: next.length }),
    );
    pendingCalls.current += 1;
    mutate(nextIds);
  };
  return { shown, move, announcement };
};
