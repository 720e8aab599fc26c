import type { ApiSchemas } from '@sargam/kit';
import { getAccess } from './access.ts';

type Course = ApiSchemas['ClassroomCourse'];

const canContinue = (course: Course, now: number): boolean =>
  course.resumeLesson !== null && getAccess(course, now).kind !== 'ended';

/**
 * The course for "Continue": the one that was studied last, on any device, else the newest one. Undefined if no course has
 * access and a lesson to continue.
 */
export const findCourseToResume = (courses: readonly Course[], now: number): Course | undefined => {
  const open = courses.filter((course) => canContinue(course, now));
  const [last] = open
    .filter(({ studiedAt }) => studiedAt !== null)
    .toSorted((one, other) => Date.parse(other.studiedAt ?? '') - Date.parse(one.studiedAt ?? ''));
  return last ?? open[0];
};
