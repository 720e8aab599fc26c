import type { ListedCourse } from './course.ts';

/** A change of the course may be older than what is known about its lessons. */
export const newerContents = (
  course: Pick<ListedCourse, 'contents'>,
  known: Pick<ListedCourse, 'contents'> | undefined,
): ListedCourse['contents'] => {
  const [next, current] = [course.contents, known?.contents];
  return next && next.version > (current?.version ?? 0) ? next : current;
};
