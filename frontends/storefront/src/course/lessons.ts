import type { ApiSchemas } from '@sargam/kit';

export type Lesson = ApiSchemas['Lesson'];
export type Course = ApiSchemas['CourseDetail'];
/** A lesson that anybody may watch, at YouTube. */
export type FreeVideo = ApiSchemas['FreeVideo'];

/** `open` plays now, `login` once somebody is logged in, `locked` once the course is bought. */
export type LessonAccess = 'open' | 'login' | 'locked';

/** What stands between this person and the lesson. An address means the server lets them watch it. */
export const lessonAccess = ({ src, status }: Lesson, isLoggedIn: boolean): LessonAccess => {
  if (src || status === 'open') return 'open';
  return status === 'login' && !isLoggedIn ? 'login' : status === 'login' ? 'open' : 'locked';
};

export const isFree = ({ status }: Lesson): boolean => status !== 'paid';

/** The lesson the address names, else where the person goes on, else the first that plays. */
export const findLessonToShow = (lessons: readonly Lesson[], wanted: string | null): Lesson | undefined =>
  lessons.find(({ _id }) => _id === wanted) ??
  lessons.find(({ src, completed, stoppedAt }) => src && stoppedAt > 0 && !completed) ??
  lessons.find(({ src, completed }) => src && !completed) ??
  lessons.find(({ src }) => src);

/** The video at YouTube that the address names; the first where nothing of our own plays and nothing was named. */
export const findFreeVideoToShow = (
  videos: readonly FreeVideo[],
  wanted: string | null,
  lesson: Lesson | undefined,
): FreeVideo | undefined =>
  videos.find(({ _id }) => _id === wanted) ?? (lesson?.src || wanted ? undefined : videos[0]);

export const findNextLesson = (lessons: readonly Lesson[], lesson: Lesson): Lesson | undefined =>
  lessons.slice(lessons.indexOf(lesson) + 1).find(({ src }) => src);

export const isEnrolled = ({ access }: Pick<Course, 'access'>): boolean => access?.active === true;
