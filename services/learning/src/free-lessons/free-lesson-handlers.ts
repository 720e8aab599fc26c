import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type {
  AddFreeLessonRequest,
  FreeLesson,
  LearningServiceImplementation,
} from '@sargam/proto/learning/v1/learning';
import { appendCourseEntry } from '../audit/append-course-entry.ts';
import type { Deps } from '../deps.ts';
import { type DraftState, toChangeMessage } from '../draft-change.ts';
import { beginEdit, findOpenDraft } from '../drafts/find-open-draft.ts';
import { validateTitle } from '../lessons/lesson-title.ts';
import { parseLocalizedText } from '../localized-text.ts';
import { requireCourseEditor } from '../permissions/require-course-editor.ts';
import { editorRoles } from '../permissions/viewer.ts';
import {
  appendFreeLesson,
  deleteFreeLesson,
  type FreeLessonRow,
  findFreeLessonById,
  removeFreeLessonInDraft,
} from './free-lesson-store.ts';
import { parseYoutubeId } from './youtube.ts';

export const toFreeLessonMessage = (row: FreeLessonRow & DraftState): FreeLesson => ({
  id: row.id,
  courseId: row.course_id,
  title: row.title,
  youtubeId: row.youtube_id,
  position: row.position,
  draftChange: toChangeMessage(row.draftChange),
});

const parseFreeLesson = ({ courseId, title, youtube, freeLessonId }: AddFreeLessonRequest) => {
  const titleError = validateTitle(title?.en ?? '');
  const youtubeId = parseYoutubeId(youtube.trim());
  const errors = [
    ...(titleError ? [{ field: 'title', message: titleError }] : []),
    ...(youtubeId ? [] : [{ field: 'path', message: 'This is no address of a video at YouTube' }]),
    ...(courseId ? [] : [{ field: 'courseId', message: 'This is required' }]),
  ];
  if (errors.length > 0 || !youtubeId)
    throw domainError.invalid('free-lesson-incomplete', 'Please input title and link', errors);
  return {
    id: freeLessonId || newId(),
    course_id: courseId,
    title: JSON.stringify(parseLocalizedText(title)),
    youtube_id: youtubeId,
  };
};

const toAuditedFields = ({ id, title, youtube_id: youtubeId }: FreeLessonRow) => ({
  freeLesson: { id, title, youtubeId },
});

type FreeLessonHandlers = Pick<LearningServiceImplementation, 'addFreeLesson' | 'removeFreeLesson'>;

export const freeLessonHandlers = (deps: Deps): FreeLessonHandlers => ({
  addFreeLesson: async (request, context) => {
    const caller = requireCaller(context, editorRoles);
    await requireCourseEditor(deps.database.db, caller, request.courseId);
    const lesson = { ...parseFreeLesson(request), created_at: deps.service.clock() };
    const edit = await beginEdit(deps, caller, request.courseId, request.asDraft);
    const row = await deps.database.transaction(async (tx) => {
      const draft = await findOpenDraft(tx, edit);
      const { row, isNew } = await appendFreeLesson(tx, { ...lesson, added_in_draft: draft ?? null });
      const change = { action: 'AddFreeLesson', courseId: row.course_id, after: toAuditedFields(row) };
      if (isNew) await appendCourseEntry(tx, lesson.created_at, { ...change, isDraft: draft !== undefined });
      return row;
    });
    // The id may be that of a free lesson of another course.
    await requireCourseEditor(deps.database.db, caller, row.course_id);
    deps.freeLessonCache.invalidate(row.course_id);
    return toFreeLessonMessage(row);
  },

  removeFreeLesson: async ({ freeLessonId, asDraft }, context) => {
    const caller = requireCaller(context, editorRoles);
    const { db } = deps.database;
    const lesson = await findFreeLessonById(db, freeLessonId);
    await requireCourseEditor(db, caller, lesson?.course_id);
    if (!lesson) return {};
    const edit = await beginEdit(deps, caller, lesson.course_id, asDraft);
    await deps.database.transaction(async (tx) => {
      const draft = await findOpenDraft(tx, edit);
      const isDraft = draft !== undefined;
      const row = isDraft
        ? await removeFreeLessonInDraft(tx, freeLessonId, draft)
        : await deleteFreeLesson(tx, freeLessonId);
      if (!row) return;
      const change = { action: 'RemoveFreeLesson', courseId: row.course_id, before: toAuditedFields(row) };
      await appendCourseEntry(tx, deps.service.clock(), { ...change, isDraft });
    });
    deps.freeLessonCache.invalidate(lesson.course_id);
    return {};
  },
});
