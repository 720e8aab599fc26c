import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import { Loop, type PracticeServiceImplementation } from '@sargam/proto/learning/v1/practice';
import type { Deps } from '../deps.ts';
import { requireLessonAccess } from '../lessons/require-lesson-access.ts';
import { maxLoops, validateLoop } from './loop.ts';
import { deleteLoop, listLoops, upsertLoop } from './loop-store.ts';

/** Every call needs access to the lesson, so loops cannot be read after a refund. They are kept for a later purchase. */
export const practiceHandlers = (deps: Deps): PracticeServiceImplementation => ({
  listLoops: async ({ lessonId }, context) => {
    const caller = requireCaller(context);
    await requireLessonAccess(deps, caller, lessonId);
    const rows = await listLoops(deps.database.db, caller.subject, lessonId);
    return {
      loops: rows.map(({ id, name, start_tenths, end_tenths }) => ({
        id,
        name,
        startTenths: start_tenths,
        endTenths: end_tenths,
      })),
    };
  },

  saveLoop: async ({ lessonId, loop = Loop.create() }, context) => {
    const caller = requireCaller(context);
    const lesson = await requireLessonAccess(deps, caller, lessonId);
    const errors = validateLoop(loop, lesson.duration_seconds);
    const [first] = errors;
    if (first) throw domainError.invalid('loop-invalid', first.message, errors);
    const row = {
      student_id: caller.subject,
      lesson_id: lessonId,
      id: loop.id,
      name: loop.name.trim(),
      start_tenths: loop.startTenths,
      end_tenths: loop.endTenths,
      created_at: deps.service.clock(),
    };
    const isSaved = await deps.database.transaction((tx) => upsertLoop(tx, row, maxLoops));
    if (!isSaved) throw domainError.conflict('too-many-loops', `You can keep ${maxLoops} loops in a lesson.`);
    return {};
  },

  deleteLoop: async ({ lessonId, loopId }, context) => {
    const caller = requireCaller(context);
    await requireLessonAccess(deps, caller, lessonId);
    await deleteLoop(deps.database.db, caller.subject, lessonId, loopId);
    return {};
  },
});
