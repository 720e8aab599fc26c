import type { ApiSchemas } from '@sargam/kit';

export type Lesson = ApiSchemas['Lesson'];
export type Course = ApiSchemas['CourseDetail'];
/** A free lesson at YouTube. */
export type FreeVideo = ApiSchemas['FreeVideo'];

/** `open` can be played, `login` needs a login, `locked` needs a purchase. */
export type LessonAccess = 'open' | 'login' | 'locked';

/** Whether the server allows this user to play the lesson. A server-rendered page has the empty text as `src`. */
export const isPlayable = ({ src }: Lesson): boolean => src !== null;

export const lessonAccess = (lesson: Lesson, isLoggedIn: boolean): LessonAccess => {
  const { status } = lesson;
  if (isPlayable(lesson) || status === 'open') return 'open';
  return status === 'login' && !isLoggedIn ? 'login' : status === 'login' ? 'open' : 'locked';
};

export const isFree = ({ status }: Lesson): boolean => status !== 'paid';

/** The lesson in the URL, else a started one, else the first unfinished one, else the first that can be played. */
export const findLessonToShow = (
  lessons: readonly Lesson[],
  lessonInUrl: string | null,
): Lesson | undefined =>
  lessons.find(({ _id }) => _id === lessonInUrl) ??
  lessons.find((lesson) => isPlayable(lesson) && lesson.stoppedAt > 0 && !lesson.completed) ??
  lessons.find((lesson) => isPlayable(lesson) && !lesson.completed) ??
  lessons.find(isPlayable);

/** The free video in the URL. Without a lesson in the URL and without a playable lesson: the first free video. */
export const findFreeVideoToShow = (
  videos: readonly FreeVideo[],
  lessonInUrl: string | null,
  lesson: Lesson | undefined,
): FreeVideo | undefined =>
  videos.find(({ _id }) => _id === lessonInUrl) ??
  ((lesson && isPlayable(lesson)) || lessonInUrl ? undefined : videos[0]);

export const findNextLesson = (lessons: readonly Lesson[], lesson: Lesson): Lesson | undefined =>
  lessons.slice(lessons.findIndex(({ _id }) => _id === lesson._id) + 1).find(isPlayable);

export const isEnrolled = ({ access }: Pick<Course, 'access'>): boolean => access?.active === true;
