import type { CurrentLesson } from '../useCurrentLesson.ts';

type Lesson = CurrentLesson['lesson'];
type Lessons = { lessons: readonly Lesson[]; lesson: Lesson };

/** The next lesson that can be played; after the last one the first that is not done. Undefined if there is none. */
export const findLessonAfter = ({ lessons, lesson }: Lessons): Lesson | undefined => {
  const index = lessons.findIndex(({ _id }) => _id === lesson._id);
  return (
    lessons.slice(index + 1).find(({ src }) => src !== null) ??
    lessons.slice(0, Math.max(0, index)).find(({ src, completed }) => src !== null && !completed)
  );
};
