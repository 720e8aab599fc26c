import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import { findCourseInstructor } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import { findLessonById } from '../lessons/lesson-store.ts';
import { findAccessReason } from '../permissions/access-reason.ts';
import { toViewer } from '../permissions/viewer.ts';
import { isWatched, resumePosition } from './progress.ts';
import { upsertPosition } from './progress-store.ts';

export const progressCalls = ({
  database: { db },
  enrolments,
  service,
}: Deps): Pick<LearningServiceImplementation, 'savePosition'> => ({
  savePosition: async ({ lessonId, seconds }, context) => {
    const caller = requireCaller(context);
    const lesson = await findLessonById(db, lessonId);
    if (!lesson) throw domainError.notFound('lesson-not-found', 'There is no such lesson.');
    const [enrolment, courseInstructorId] = await Promise.all([
      enrolments.find(caller.subject, lesson.course_id),
      findCourseInstructor(db, lesson.course_id),
    ]);
    const now = service.clock();
    const isEnrolled = enrolment !== undefined && enrolment.ends_at > now;
    if (!findAccessReason(toViewer(caller), { status: lesson.status, isEnrolled, courseInstructorId })) {
      throw domainError.forbidden('not-enrolled', 'Purchase the course First!!');
    }
    const position = {
      studentId: caller.subject,
      lessonId,
      positionSeconds: resumePosition(seconds, lesson.duration_seconds),
      isCompleted: isWatched(seconds, lesson.duration_seconds),
    };
    await upsertPosition(db, position, now);
    return {};
  },
});
