import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { callerOf, requireCaller } from '@sargam/chassis/service';
import type { AddLessonRequest, LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import type { Deps } from '../deps.ts';
import { titleFault } from './lesson.ts';
import { lessonMessage, parseStatus } from './lesson-message.ts';
import { appendLesson, lessonById, renameLesson } from './lesson-store.ts';
import { listLessons } from './list-lessons.ts';

type LessonCalls = Pick<LearningServiceImplementation, 'listLessons' | 'addLesson' | 'renameLesson'>;

const editors = { roles: ['admin', 'content'] };

export const lessonCalls = (deps: Deps): LessonCalls => ({
  listLessons: (request, context) => listLessons(deps, callerOf(context), request),

  addLesson: async (request, context) => {
    requireCaller(context, editors);
    const parsed = parseAddLesson(request);
    const known = await lessonById(deps.database.db, parsed.id);
    const video = known ? undefined : await deps.videos.stat(request.objectKey);
    if (!known && !video)
      throw domainError.invalid('video-missing', 'Any of the field is not fillup or Failed to Upload!!!');
    const row = known ?? {
      ...(await deps.database.transaction((tx) =>
        appendLesson(tx, {
          ...parsed,
          content_type: video?.type || 'video/mp4',
          etag: video?.etag ?? '',
          size_bytes: BigInt(video?.size ?? 0),
          created_at: deps.service.clock(),
        }),
      )),
    };
    deps.lessonsShown.invalidate(row.course_id);
    return lessonMessage(row, { objectKey: row.object_key });
  },

  renameLesson: async ({ lessonId, title }, context) => {
    requireCaller(context, editors);
    const fault = titleFault(title?.en ?? '');
    if (fault) throw domainError.invalid('lesson-title', fault, [{ field: 'originalname', message: fault }]);
    const row = await renameLesson(deps.database.db, lessonId, {
      en: title?.en.trim() ?? '',
      bn: title?.bn.trim() ?? '',
    });
    if (!row) throw domainError.notFound('lesson-not-found', 'There is no such lesson.');
    deps.lessonsShown.invalidate(row.course_id);
    return lessonMessage(row, { objectKey: row.object_key });
  },
});

const parseAddLesson = (request: AddLessonRequest) => {
  const status = parseStatus(request.status);
  const fault = titleFault(request.title?.en ?? '');
  const faults = [
    ...(fault ? [{ field: 'title', message: fault }] : []),
    ...(status ? [] : [{ field: 'status', message: 'This is required' }]),
    ...(request.courseId ? [] : [{ field: 'courseId', message: 'This is required' }]),
  ];
  if (faults.length > 0 || !status) {
    throw domainError.invalid(
      'lesson-incomplete',
      'Any of the field is not fillup or Failed to Upload!!!',
      faults,
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
