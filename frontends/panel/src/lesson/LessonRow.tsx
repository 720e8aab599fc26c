import { type ApiSchemas, Link, useFormat, useTranslate } from '@sargam/kit';
import { IconAntennaBars5, IconCheck, IconLock } from '@tabler/icons-react';
import { lessonAddress } from '../shared/lesson-address.ts';
import { useExplainLock } from './useExplainLock.ts';

type Lesson = ApiSchemas['Lesson'];
type Mark = 'now' | 'done' | 'lock' | 'open';

const markOf = (lesson: Lesson, now: boolean): Mark => {
  if (now) return 'now';
  if (lesson.completed) return 'done';
  return lesson.src === null ? 'lock' : 'open';
};

const markTexts: Record<Mark, string | undefined> = {
  now: 'panel.lesson.now',
  done: 'panel.lesson.watched',
  lock: 'panel.lesson.locked',
  open: undefined,
};

const MarkIcon = ({ mark, number }: { mark: Mark; number: number }) => {
  const format = useFormat();
  if (mark === 'now') return <IconAntennaBars5 aria-hidden />;
  if (mark === 'done') return <IconCheck aria-hidden />;
  if (mark === 'lock') return <IconLock aria-hidden />;
  return (
    <span className="num sm" aria-hidden="true">
      {format.count(number)}
    </span>
  );
};

type Props = { course: ApiSchemas['CourseDetail']; lesson: Lesson; number: number; now: boolean };

/** A lesson of the list. One that is locked says why instead of opening. */
export const LessonRow = ({ course, lesson, number, now }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const refuse = useExplainLock(course);
  const mark = markOf(lesson, now);
  const word = markTexts[mark];
  const inside = (
    <>
      <span className="ic">
        <MarkIcon mark={mark} number={number} />
      </span>
      <span>
        {lesson.title}
        {word && <span className="vh">, {t(word)}</span>}
      </span>
      <small>{format.clock(lesson.duration)}</small>
    </>
  );
  if (lesson.src === null) {
    return (
      <button
        type="button"
        className={`les ${mark}`}
        aria-current={now || undefined}
        onClick={() => refuse(lesson)}
      >
        {inside}
      </button>
    );
  }
  return (
    <Link
      className={`les ${mark}`}
      to={lessonAddress(course._id, lesson._id)}
      state={{ play: true }}
      aria-current={now || undefined}
    >
      {inside}
    </Link>
  );
};
