import { layout, useTranslate } from '@sargam/kit';
import { useLayoutEffect, useRef } from 'react';
import { LessonRow } from './LessonRow.tsx';
import type { Lesson } from './lesson.ts';
import styles from './lessons.module.css';
import { moveButtonId } from './MoveButtons.tsx';
import { useDragOrder } from './useDragOrder.ts';
import { useLessonOrder } from './useLessonOrder.ts';

type Props = { courseId: string; lessons: readonly Lesson[] };

/** The lessons in their order. A moved row keeps the focus, and the move is announced. */
export const LessonList = ({ courseId, lessons }: Props) => {
  const t = useTranslate();
  const { shown, move, announcement } = useLessonOrder(courseId, lessons);
  const drag = useDragOrder(move);
  const focused = useRef<string>(undefined);
  // The browser takes the focus away from a button whose row is moved in the document.
  useLayoutEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus();
    focused.current = undefined;
  });
  const step = (index: number, by: 1 | -1): void => {
    focused.current = moveButtonId(shown[index]?._id ?? '', by);
    move(index, index + by);
  };
  return (
    <>
      <ol className={styles.list} aria-label={t('admin.lessons.list')}>
        {shown.map((lesson, index) => (
          <LessonRow
            key={lesson._id}
            lesson={lesson}
            position={{ index, last: shown.length - 1 }}
            drag={drag}
            onStep={(by) => step(index, by)}
          />
        ))}
      </ol>
      <output className={layout.visuallyHidden}>{announcement}</output>
    </>
  );
};
