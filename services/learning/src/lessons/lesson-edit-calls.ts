import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { Tx } from '@sargam/chassis/sql';
import type { Lesson } from '@sargam/proto/learning/v1/learning';
import type { LessonServiceImplementation } from '@sargam/proto/learning/v1/lessons';
import { appendCourseEntry } from '../audit/append-course-entry.ts';
import { isBundle } from '../courses/course-store.ts';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { requireCourseEditor } from '../permissions/require-course-editor.ts';
import { editorRoles } from '../permissions/viewer.ts';
import { editLesson } from './edit-lesson.ts';
import { applyChange, type LessonFields, validateFields } from './lesson-change.ts';
import { isStudied, listLessonIds, writeOrder } from './lesson-order-store.ts';
import { type LessonRow, lockLessonsOfCourse } from './lesson-store.ts';

type EditCalls = Pick<
  LessonServiceImplementation,
  'updateLesson' | 'reorderLessons' | 'removeLesson' | 'restoreLesson'
>;

export const lessonEditCalls = (deps: Deps): EditCalls => ({
  updateLesson: (request, context) =>
    editLesson(deps, context, request.lessonId, {
      action: 'UpdateLesson',
      edit: async (tx, before) => {
        const fields = applyChange(before, request);
        await requireValidFields(tx, fields, before);
        const { title, chapters, tempo_changes, ...columns } = fields;
        return {
          ...columns,
          title: JSON.stringify(title),
          chapters: JSON.stringify(chapters),
          tempo_changes: JSON.stringify(tempo_changes),
        };
      },
    }),

  reorderLessons: async ({ courseId, lessonIds }, context) => {
    await requireCourseEditor(deps.database.db, requireCaller(context, editorRoles), courseId);
    await deps.database.transaction((tx) => reorderLessons(tx, courseId, lessonIds, deps.service.clock()));
    deps.lessonCache.invalidate(courseId);
    return {};
  },

  removeLesson: async ({ lessonId }, context) => removeLesson(deps, context, lessonId),

  restoreLesson: ({ lessonId }, context): Promise<Lesson> =>
    editLesson(deps, context, lessonId, {
      action: 'RestoreLesson',
      edit: async () => ({ archived_at: null }),
    }),
});

const requireValidFields = async (tx: Tx<Tables>, fields: LessonFields, before: LessonRow): Promise<void> => {
  const errors = validateFields(fields, before.duration_seconds);
  const [first] = errors;
  if (first) throw domainError.invalid('lesson-invalid', first.message, errors);
  if (fields.status === 'paid' && before.status !== 'paid' && (await isBundle(tx, before.course_id)))
    throw domainError.precondition('bundle-has-no-lessons', 'A bundle has no paid lessons of its own.');
};

/** An order that does not name each lesson once is refused: another person has added or removed a lesson in the meantime. */
const reorderLessons = async (
  tx: Tx<Tables>,
  courseId: string,
  lessonIds: readonly string[],
  now: Date,
): Promise<void> => {
  await lockLessonsOfCourse(tx, courseId);
  const before = await listLessonIds(tx, courseId);
  const isComplete = new Set(lessonIds).size === lessonIds.length && lessonIds.length === before.length;
  if (!isComplete || !before.every((id) => lessonIds.includes(id)))
    throw domainError.conflict(
      'lessons-changed',
      'The lessons have changed in the meantime. Please try again.',
    );
  await writeOrder(tx, courseId, lessonIds);
  await appendCourseEntry(tx, now, {
    action: 'ReorderLessons',
    courseId,
    before: { lessons: before },
    after: { lessons: lessonIds },
  });
};

/** A lesson with progress is archived: its students keep what they have finished. Other lessons are deleted with their files. */
const removeLesson = async (
  deps: Deps,
  context: Parameters<EditCalls['removeLesson']>[1],
  lessonId: string,
): Promise<{ archived: boolean }> => {
  let deleted: LessonRow | undefined;
  const lesson = await editLesson(deps, context, lessonId, {
    action: 'RemoveLesson',
    isOptional: true,
    edit: async (tx, before) => {
      // The row is locked, so nothing of a student can be added until the transaction ends.
      if (await isStudied(tx, lessonId)) return { archived_at: before.archived_at ?? deps.service.clock() };
      deleted = before;
      return 'delete';
    },
  });
  if (!deleted) return { archived: lesson.archived };
  // The row is deleted first: if the object store is unavailable, the remaining objects have no address.
  await deps.fileBucket.remove(deleted.object_key);
  if (deleted.score_key) await deps.fileBucket.remove(deleted.score_key);
  return { archived: false };
};
