import type { ApiSchemas } from '@sargam/kit';
import { getAccess } from './access.ts';

type Course = ApiSchemas['ClassroomCourse'];

const canContinue = (course: Course, now: number): boolean =>
  course.nextLesson !== null && getAccess(course, now).kind !== 'ended';

/**
 * The course for "Continue": the last opened one on this device, else a started one, else the newest one. Undefined if no
 * course has access and a next lesson.
 */
export const findCourseToResume = (
  courses: readonly Course[],
  lastOpened: string | null,
  now: number,
): Course | undefined => {
  const open = courses.filter((course) => canContinue(course, now));
  return (
    open.find(({ _id }) => _id === lastOpened) ??
    open.find(({ lessonsCompleted }) => lessonsCompleted > 0) ??
    open[0]
  );
};
