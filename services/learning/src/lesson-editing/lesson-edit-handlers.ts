import { isDeepStrictEqual } from 'node:util';
import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { Tx } from '@sargam/chassis/sql';
import { DraftChange } from '@sargam/proto/learning/v1/drafts';
import type { Lesson } from '@sargam/proto/learning/v1/learning';
import type { LessonServiceImplementation, ReorderLessonsRequest } from '@sargam/proto/learning/v1/lessons';
import { appendCourseEntry } from '../audit/append-course-entry.ts';
import { isBundle } from '../courses/course-store.ts';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { loadDraft } from '../draft-contents/load-draft.ts';
import { saveDraftOrder } from '../drafts/draft-store.ts';
import { beginEdit, type CourseEdit, findOpenDraft } from '../drafts/find-open-draft.ts';
import type { LessonChanges } from '../drafts/lesson-changes.ts';
import { listLessonIds, writeOrder } from '../lessons/lesson-order-store.ts';
import { type LessonRow, lockLessonsOfCourse } from '../lessons/lesson-store.ts';
import { requireCourseEditor } from '../permissions/require-course-editor.ts';
import { editorRoles } from '../permissions/viewer.ts';
import { editLesson } from './edit-lesson.ts';
import { applyChange, type LessonFields, validateFields } from './lesson-change.ts';

type EditHandlers = Pick<
  LessonServiceImplementation,
  'updateLesson' | 'reorderLessons' | 'removeLesson' | 'restoreLesson'
>;

export const lessonEditHandlers = (deps: Deps): EditHandlers => ({
  updateLesson: (request, context) =>
    editLesson(deps, context, request.lessonId, {
      action: 'UpdateLesson',
      asDraft: request.asDraft,
      edit: async (tx, before) => {
        const fields = applyChange(before, request);
        await requireValidFields(tx, fields, before);
        return pickChanged(before, fields);
      },
    }),

  reorderLessons: async (request, context) => {
    const { courseId, lessonIds, asDraft } = request;
    const caller = requireCaller(context, editorRoles);
    await requireCourseEditor(deps.database.db, caller, courseId);
    const edit = await beginEdit(deps, caller, courseId, asDraft);
    await deps.database.transaction((tx) => reorderLessons(tx, edit, lessonIds, deps.service.clock()));
    deps.lessonCache.invalidate(courseId);
    return {};
  },

  removeLesson: async ({ lessonId, asDraft }, context) => {
    const { archived, draftChange } = await editLesson(deps, context, lessonId, {
      action: 'RemoveLesson',
      asDraft,
      isOptional: true,
      edit: async () => ({ removed: true }),
    });
    return { archived: archived && draftChange === DraftChange.DRAFT_CHANGE_UNSPECIFIED };
  },

  restoreLesson: ({ lessonId, asDraft }, context): Promise<Lesson> =>
    editLesson(deps, context, lessonId, {
      action: 'RestoreLesson',
      asDraft,
      edit: async () => ({ removed: false }),
    }),
});

/** Only these are stored in a draft, so that its publication keeps a later change of another field. */
const pickChanged = (before: LessonRow, fields: LessonFields): LessonChanges =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => !isDeepStrictEqual(value, before[name as keyof LessonFields]),
    ),
  );

const requireValidFields = async (tx: Tx<Tables>, fields: LessonFields, before: LessonRow): Promise<void> => {
  const errors = validateFields(fields, before.duration_seconds);
  const [first] = errors;
  if (first) throw domainError.invalid('lesson-invalid', first.message, errors);
  if (fields.status === 'paid' && before.status !== 'paid' && (await isBundle(tx, before.course_id)))
    throw domainError.precondition('bundle-has-no-lessons', 'A bundle has no paid lessons of its own.');
};

const listDraftIds = async (tx: Tx<Tables>, courseId: string): Promise<string[]> =>
  (await loadDraft(tx, courseId)).lessons.flatMap(({ id, archived_at: at }) => (at ? [] : [id]));

/** An order that does not name each lesson once is refused: another person has added or removed a lesson in the meantime. */
const reorderLessons = async (
  tx: Tx<Tables>,
  edit: CourseEdit,
  lessonIds: ReorderLessonsRequest['lessonIds'],
  now: Date,
): Promise<void> => {
  const { courseId } = edit;
  const draft = await findOpenDraft(tx, edit);
  await lockLessonsOfCourse(tx, courseId);
  const isDraft = draft !== undefined;
  const before = isDraft ? await listDraftIds(tx, courseId) : await listLessonIds(tx, courseId);
  const isComplete = new Set(lessonIds).size === lessonIds.length && lessonIds.length === before.length;
  if (!isComplete || !before.every((id) => lessonIds.includes(id)))
    throw domainError.conflict(
      'lessons-changed',
      'The lessons have changed in the meantime. Please try again.',
    );
  if (isDraft) await saveDraftOrder(tx, { courseId, draft }, lessonIds);
  else await writeOrder(tx, courseId, lessonIds);
  await appendCourseEntry(tx, now, {
    action: 'ReorderLessons',
    courseId,
    isDraft,
    before: { lessons: before },
    after: { lessons: lessonIds },
  });
};
