import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { AddLessonRequest, LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import { appendCourseEntry } from '../audit/append-course-entry.ts';
import { isBundle } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import { saveLessonDraft } from '../drafts/draft-store.ts';
import { beginEdit, findOpenDraft } from '../drafts/find-open-draft.ts';
import { addJob } from '../ladders/ladder-store.ts';
import { parseStatus, toLessonMessage } from '../lessons/lesson-message.ts';
import { appendLesson, findLessonById, type LessonRow } from '../lessons/lesson-store.ts';
import { validateTitle } from '../lessons/lesson-title.ts';
import { parseLocalizedText } from '../localized-text.ts';
import { requireCourseEditor } from '../permissions/require-course-editor.ts';
import { editorRoles } from '../permissions/viewer.ts';
import { useUpload } from '../uploads/use-upload.ts';
import { findVideo } from '../video-files/find-video.ts';
import { editLesson } from './edit-lesson.ts';

type LessonHandlers = Pick<LearningServiceImplementation, 'addLesson' | 'renameLesson'>;

export const lessonHandlers = (deps: Deps): LessonHandlers => ({
  addLesson: async (request, context) => {
    const caller = requireCaller(context, editorRoles);
    await requireCourseEditor(deps.database.db, caller, request.courseId);
    const parsed = parseAddLesson(request);
    const existing = await findLessonById(deps.database.db, parsed.id);
    const row = existing ?? (await addLesson(deps, caller, parsed, request));
    // The id may be that of a lesson of another course.
    await requireCourseEditor(deps.database.db, caller, row.course_id);
    deps.lessonCache.invalidate(row.course_id);
    return toLessonMessage(row, { objectKey: row.object_key });
  },

  renameLesson: ({ lessonId, title, asDraft }, context) => {
    const titleError = validateTitle(title?.en ?? '');
    if (titleError)
      throw domainError.invalid('lesson-title', titleError, [{ field: 'originalname', message: titleError }]);
    return editLesson(deps, context, lessonId, {
      action: 'RenameLesson',
      asDraft,
      edit: async () => ({ title: parseLocalizedText(title) }),
    });
  },
});

const addLesson = async (
  deps: Deps,
  caller: Caller,
  lesson: ReturnType<typeof parseAddLesson>,
  request: AddLessonRequest,
): Promise<LessonRow> => {
  const { database, service } = deps;
  // Nobody is enrolled in a bundle: its buyers get its courses (decision C3).
  if (lesson.status === 'paid' && (await isBundle(database.db, lesson.course_id)))
    throw domainError.precondition(
      'bundle-has-no-lessons',
      'A bundle has no paid lessons of its own. Add the lesson to one of its courses.',
    );
  const now = service.clock();
  const { uploadId, courseId } = request;
  const { subject: ownerId } = caller;
  const edit = await beginEdit(deps, caller, courseId, request.asDraft);
  return database.transaction(async (tx) => {
    const draft = await findOpenDraft(tx, edit);
    const isDraft = draft !== undefined;
    const video = await findVideo(
      deps,
      uploadId === '' ? request : await useUpload(deps, tx, { uploadId, ownerId, lessonId: lesson.id }),
    );
    const { row, isNew } = await appendLesson(tx, {
      ...lesson,
      ...video,
      created_at: now,
      // Archived until the draft is published.
      ...(isDraft && { archived_at: now, is_new: true }),
    });
    if (!isNew) return row;
    if (isDraft) await saveLessonDraft(tx, { lessonId: row.id, courseId, draft }, { removed: false }, now);
    await addJob(tx, { lessonId: row.id, objectKey: row.object_key }, now);
    await appendCourseEntry(tx, now, {
      action: 'AddLesson',
      courseId,
      isDraft,
      after: { lesson: { id: row.id, title: row.title, status: row.status } },
    });
    return row;
  });
};

const parseAddLesson = (request: AddLessonRequest) => {
  const status = parseStatus(request.status);
  const titleError = validateTitle(request.title?.en ?? '');
  const errors = [
    ...(titleError ? [{ field: 'title', message: titleError }] : []),
    ...(status ? [] : [{ field: 'status', message: 'This is required' }]),
    ...(request.courseId ? [] : [{ field: 'courseId', message: 'This is required' }]),
  ];
  if (errors.length > 0 || !status) {
    throw domainError.invalid(
      'lesson-incomplete',
      'Any of the field is not fillup or Failed to Upload!!!',
      errors,
    );
  }
  const id = request.lessonId || newId();
  return {
    id,
    course_id: request.courseId,
    title: JSON.stringify(parseLocalizedText(request.title)),
    status,
    filename: `${id.toLowerCase()}.mp4`,
  };
};
