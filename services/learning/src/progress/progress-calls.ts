import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import type { Deps } from '../deps.ts';
import { enrolmentIn } from '../enrolments/enrolment-store.ts';
import { groundFor } from '../lessons/lesson.ts';
import { instructorOf, lessonById } from '../lessons/lesson-store.ts';
import { viewerOf } from '../viewer.ts';
import { isWatched, stoppedAt } from './progress.ts';
import { savePosition } from './progress-store.ts';

export const progressCalls = ({
  database: { db },
  service,
}: Deps): Pick<LearningServiceImplementation, 'savePosition'> => ({
  savePosition: async ({ lessonId, seconds }, context) => {
    const caller = requireCaller(context);
    const lesson = await lessonById(db, lessonId);
    if (!lesson) throw domainError.notFound('lesson-not-found', 'There is no such lesson.');
    const [enrolment, courseInstructorId] = await Promise.all([
      enrolmentIn(db, caller.subject, lesson.course_id),
      instructorOf(db, lesson.course_id),
    ]);
    const now = service.clock();
    const enrolled = enrolment !== undefined && enrolment.ends_at > now;
    if (!groundFor(viewerOf(caller), { status: lesson.status, enrolled, courseInstructorId })) {
      throw domainError.forbidden('not-enrolled', 'Purchase the course First!!');
    }
    const position = {
      studentId: caller.subject,
      lessonId,
      stoppedAt: stoppedAt(seconds, lesson.duration_seconds),
      completed: isWatched(seconds, lesson.duration_seconds),
    };
    await savePosition(db, position, now);
    return {};
  },
});
