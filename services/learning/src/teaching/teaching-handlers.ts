import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { TeachingServiceImplementation } from '@sargam/proto/learning/v1/teaching';
import { findCourseInstructor } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import { teachesCourse, toViewer } from '../permissions/viewer.ts';
import {
  countStudents,
  listCourseProgress,
  listLessonProgress,
  listTaughtCourseIds,
} from './course-progress-store.ts';

/** An unknown course is refused like another instructor's course. */
const requireTeacher = (caller: Caller, instructorId: string | undefined): void => {
  if (caller.roles.includes('admin') || teachesCourse(toViewer(caller), instructorId)) return;
  throw domainError.forbidden();
};

export const teachingHandlers = ({ database: { db } }: Deps): TeachingServiceImplementation => ({
  listCourseProgress: async ({ instructorId }, context) => {
    requireTeacher(requireCaller(context), instructorId);
    const rows = await listCourseProgress(db, await listTaughtCourseIds(db, instructorId));
    return {
      courses: rows.map(({ course_id, pending_certificates, ...counts }) => ({
        courseId: course_id,
        pendingCertificates: pending_certificates,
        ...counts,
      })),
    };
  },

  listLessonProgress: async ({ courseId }, context) => {
    requireTeacher(requireCaller(context), await findCourseInstructor(db, courseId));
    const [students, lessons] = await Promise.all([
      countStudents(db, courseId),
      listLessonProgress(db, courseId),
    ]);
    return { students, lessons: lessons.map(({ id, ...lesson }) => ({ lessonId: id, ...lesson })) };
  },
});
