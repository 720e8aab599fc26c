import type { ApiSchemas } from '@sargam/kit';

type Lesson = ApiSchemas['Lesson'];

/**
 * The lesson on the page: the one asked for, else the first one not yet watched that this person may play, else the
 * first they may play, else the first.
 */
export const findLesson = (lessons: readonly Lesson[], asked: string | null): Lesson | undefined =>
  lessons.find(({ _id }) => _id === asked) ??
  lessons.find(({ src, completed }) => src !== null && !completed) ??
  lessons.find(({ src }) => src !== null) ??
  lessons[0];

export type LessonPosition = { number: number; previous: Lesson | undefined; next: Lesson | undefined };

export const findPosition = (lessons: readonly Lesson[], current: Lesson): LessonPosition => {
  const index = lessons.findIndex(({ _id }) => _id === current._id);
  return { number: index + 1, previous: lessons[index - 1], next: lessons[index + 1] };
};
