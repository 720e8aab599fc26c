import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Kysely } from 'kysely';
import { findCourseInstructor } from '../courses/course-store.ts';
import type { Tables } from '../database.ts';
import { managesCourse, toViewer } from './viewer.ts';

/**
 * Refuses callers who do not manage the contents of this course (decisions P8 and B2). A course that is not known here, or an
 * undefined id, is refused like another instructor's course.
 */
export const requireCourseEditor = async (
  db: Kysely<Tables>,
  caller: Caller,
  courseId: string | undefined,
): Promise<void> => {
  const courseInstructorId = courseId ? await findCourseInstructor(db, courseId) : undefined;
  if (!managesCourse(toViewer(caller), courseInstructorId)) throw domainError.forbidden();
};
