import { requireCaller } from '@sargam/chassis/service';
import type { LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import type { Deps } from '../deps.ts';
import { requireLessonAccess } from '../lessons/require-lesson-access.ts';
import { isWatched, resumePosition } from './progress.ts';
import { markLesson, unmarkLesson, upsertPosition } from './progress-store.ts';

export const progressHandlers = (
  deps: Deps,
): Pick<LearningServiceImplementation, 'savePosition' | 'markLesson'> => ({
  savePosition: async ({ lessonId, seconds }, context) => {
    const caller = requireCaller(context);
    const lesson = await requireLessonAccess(deps, caller, lessonId);
    const position = {
      studentId: caller.subject,
      lessonId,
      positionSeconds: resumePosition(seconds, lesson.duration_seconds),
      isCompleted: isWatched(seconds, lesson.duration_seconds),
    };
    await upsertPosition(deps.database.db, position, deps.service.clock());
    return {};
  },

  markLesson: async ({ lessonId, done }, context) => {
    const caller = requireCaller(context);
    await requireLessonAccess(deps, caller, lessonId);
    const { db } = deps.database;
    if (done) await markLesson(db, caller.subject, lessonId, deps.service.clock());
    else await unmarkLesson(db, caller.subject, lessonId);
    return {};
  },
});
