import type { ApiSchemas } from '@sargam/kit';

type Lesson = ApiSchemas['Lesson'];

/** The lesson in the address, else the first playable unwatched one, else the first playable one, else the first one. */
export const findLesson = (lessons: readonly Lesson[], lessonInAddress: string | null): Lesson | undefined =>
  lessons.find(({ _id }) => _id === lessonInAddress) ??
  lessons.find(({ src, completed }) => src !== null && !completed) ??
  lessons.find(({ src }) => src !== null) ??
  lessons[0];

export type LessonPosition = { number: number; previous: Lesson | undefined; next: Lesson | undefined };

export const findPosition = (lessons: readonly Lesson[], current: Lesson): LessonPosition => {
  const index = lessons.findIndex(({ _id }) => _id === current._id);
  return { number: index + 1, previous: lessons[index - 1], next: lessons[index + 1] };
};
