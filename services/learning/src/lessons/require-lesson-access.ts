import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { findCourseInstructor } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import { findAccessReason } from '../permissions/access-reason.ts';
import { toViewer } from '../permissions/viewer.ts';
import { findLessonById, type LessonRow } from './lesson-store.ts';

/** The lesson, for callers who may watch it now (decision C5). */
export const requireLessonAccess = async (
  { database: { db }, enrolments, service }: Deps,
  caller: Caller,
  lessonId: string,
): Promise<LessonRow> => {
  const lesson = await findLessonById(db, lessonId);
  if (!lesson) throw domainError.notFound('lesson-not-found', 'There is no such lesson.');
  const enrolment = await enrolments.find(caller.subject, lesson.course_id);
  const isEnrolled = enrolment !== undefined && enrolment.ends_at > service.clock();
  // An enrolled student's access does not depend on the instructor: each saved position costs one statement less.
  const courseInstructorId = isEnrolled ? undefined : await findCourseInstructor(db, lesson.course_id);
  if (!findAccessReason(toViewer(caller), { status: lesson.status, isEnrolled, courseInstructorId })) {
    throw domainError.forbidden('not-enrolled', 'Purchase the course First!!');
  }
  return lesson;
};
