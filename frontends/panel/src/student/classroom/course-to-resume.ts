import type { ApiSchemas } from '@sargam/kit';
import { getAccess } from './access.ts';

type Course = ApiSchemas['ClassroomCourse'];

const canContinue = (course: Course, now: number): boolean =>
  course.nextLesson !== null && getAccess(course, now).kind !== 'ended';

/**
 * The one course that "Continue" leads to: the one opened last on this device, else one already begun, else the first
 * (the classroom's order is newest first). Undefined where no course can go on.
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
