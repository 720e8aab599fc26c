import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { AddLessonRequest, LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import { appendCourseEntry } from '../audit/append-course-entry.ts';
import { isBundle } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import { addJob } from '../ladders/ladder-store.ts';
import { parseLocalizedText } from '../localized-text.ts';
import { requireCourseEditor } from '../permissions/require-course-editor.ts';
import { editorRoles } from '../permissions/viewer.ts';
import { useUpload } from '../uploads/use-upload.ts';
import { findVideo } from '../video-files/find-video.ts';
import { editLesson } from './edit-lesson.ts';
import { parseStatus, toLessonMessage } from './lesson-message.ts';
import { appendLesson, findLessonById, type LessonRow } from './lesson-store.ts';
import { validateTitle } from './lesson-title.ts';

type LessonCalls = Pick<LearningServiceImplementation, 'addLesson' | 'renameLesson'>;

export const lessonCalls = (deps: Deps): LessonCalls => ({
  addLesson: async (request, context) => {
    const caller = requireCaller(context, editorRoles);
    await requireCourseEditor(deps.database.db, caller, request.courseId);
    const parsed = parseAddLesson(request);
    const existing = await findLessonById(deps.database.db, parsed.id);
    const row = existing ?? (await addLesson(deps, parsed, { ...request, ownerId: caller.subject }));
    deps.lessonCache.invalidate(row.course_id);
    return toLessonMessage(row, { objectKey: row.object_key });
  },

  renameLesson: ({ lessonId, title }, context) => {
    const titleError = validateTitle(title?.en ?? '');
    if (titleError)
      throw domainError.invalid('lesson-title', titleError, [{ field: 'originalname', message: titleError }]);
    return editLesson(deps, context, lessonId, {
      action: 'RenameLesson',
      edit: async () => ({
        title: JSON.stringify(parseLocalizedText(title)),
      }),
    });
  },
});

const addLesson = async (
  deps: Deps,
  lesson: ReturnType<typeof parseAddLesson>,
  request: AddLessonRequest & { readonly ownerId: string },
): Promise<LessonRow> => {
  const { database, service } = deps;
  // Nobody is enrolled in a bundle: its buyers get its courses (decision C3).
  if (lesson.status === 'paid' && (await isBundle(database.db, lesson.course_id)))
    throw domainError.precondition(
      'bundle-has-no-lessons',
      'A bundle has no paid lessons of its own. Add the lesson to one of its courses.',
    );
  const now = service.clock();
  const { uploadId, ownerId } = request;
  return database.transaction(async (tx) => {
    const video = await findVideo(
      deps,
      uploadId === '' ? request : await useUpload(deps, tx, { uploadId, ownerId, lessonId: lesson.id }),
    );
    const { row, isNew } = await appendLesson(tx, {
      ...lesson,
      ...video,
      created_at: now,
    });
    if (!isNew) return row;
    await addJob(tx, { lessonId: row.id, objectKey: row.object_key }, now);
    await appendCourseEntry(tx, now, {
      action: 'AddLesson',
      courseId: row.course_id,
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
