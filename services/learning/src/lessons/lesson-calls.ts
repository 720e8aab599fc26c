import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { AddLessonRequest, LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import { appendCourseEntry } from '../audit/append-course-entry.ts';
import { isBundle } from '../courses/course-store.ts';
import type { LocalizedText } from '../database.ts';
import type { Deps } from '../deps.ts';
import { requireCourseEditor } from '../permissions/require-course-editor.ts';
import { parseStatus, toLessonMessage } from './lesson-message.ts';
import { appendLesson, findLessonById, type LessonRow, lockLesson, renameLesson } from './lesson-store.ts';
import { validateTitle } from './lesson-title.ts';

type LessonCalls = Pick<LearningServiceImplementation, 'addLesson' | 'renameLesson'>;

const editors = { roles: ['admin', 'content'] };

export const lessonCalls = (deps: Deps): LessonCalls => ({
  addLesson: async (request, context) => {
    const caller = requireCaller(context, editors);
    await requireCourseEditor(deps.database.db, caller, request.courseId);
    const parsed = parseAddLesson(request);
    const existing = await findLessonById(deps.database.db, parsed.id);
    const row = existing ?? (await addLesson(deps, parsed));
    deps.lessonCache.invalidate(row.course_id);
    return toLessonMessage(row, { objectKey: row.object_key });
  },

  renameLesson: async ({ lessonId, title }, context) => {
    const caller = requireCaller(context, editors);
    const lesson = await findLessonById(deps.database.db, lessonId);
    await requireCourseEditor(deps.database.db, caller, lesson?.course_id);
    const titleError = validateTitle(title?.en ?? '');
    if (titleError)
      throw domainError.invalid('lesson-title', titleError, [{ field: 'originalname', message: titleError }]);
    const row = await rename(deps, lessonId, { en: title?.en.trim() ?? '', bn: title?.bn.trim() ?? '' });
    if (!row) throw domainError.notFound('lesson-not-found', 'There is no such lesson.');
    deps.lessonCache.invalidate(row.course_id);
    return toLessonMessage(row, { objectKey: row.object_key });
  },
});

const addLesson = async (
  { database, fileBucket, service }: Deps,
  lesson: ReturnType<typeof parseAddLesson>,
): Promise<LessonRow> => {
  // Nobody is enrolled in a bundle: its buyers get its courses (decision C3).
  if (lesson.status === 'paid' && (await isBundle(database.db, lesson.course_id)))
    throw domainError.precondition(
      'bundle-has-no-lessons',
      'A bundle has no paid lessons of its own. Add the lesson to one of its courses.',
    );
  const video = await fileBucket.stat(lesson.object_key);
  if (!video)
    throw domainError.invalid('video-missing', 'Any of the field is not fillup or Failed to Upload!!!');
  const now = service.clock();
  return database.transaction(async (tx) => {
    const { row, isNew } = await appendLesson(tx, {
      ...lesson,
      content_type: video.type || 'video/mp4',
      etag: video.etag,
      size_bytes: BigInt(video.size),
      created_at: now,
    });
    if (isNew)
      await appendCourseEntry(tx, now, {
        action: 'AddLesson',
        courseId: row.course_id,
        after: { lesson: { id: row.id, title: row.title, status: row.status } },
      });
    return row;
  });
};

const rename = (
  { database, service }: Deps,
  lessonId: string,
  title: LocalizedText,
): Promise<LessonRow | undefined> =>
  database.transaction(async (tx) => {
    const before = await lockLesson(tx, lessonId);
    const row = before && (await renameLesson(tx, lessonId, title));
    if (row)
      await appendCourseEntry(tx, service.clock(), {
        action: 'RenameLesson',
        courseId: row.course_id,
        before: { lesson: { id: lessonId, title: before.title } },
        after: { lesson: { id: lessonId, title: row.title } },
      });
    return row;
  });

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
    title: JSON.stringify({ en: request.title?.en.trim() ?? '', bn: request.title?.bn.trim() ?? '' }),
    status,
    filename: `${id.toLowerCase()}.mp4`,
    object_key: request.objectKey,
    original_name: request.originalName,
    duration_seconds: request.durationSeconds,
  };
};
