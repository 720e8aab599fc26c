import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type {
  AddFreeLessonRequest,
  FreeLesson,
  LearningServiceImplementation,
} from '@sargam/proto/learning/v1/learning';
import type { Deps } from '../deps.ts';
import { titleFault } from '../lessons/lesson.ts';
import { appendFreeLesson, type FreeLessonRow } from './free-lesson-store.ts';
import { youtubeIdOf } from './youtube.ts';

export const freeLessonMessage = (row: FreeLessonRow): FreeLesson => ({
  id: row.id,
  courseId: row.course_id,
  title: row.title,
  youtubeId: row.youtube_id,
  position: row.position,
});

const parse = ({ courseId, title, youtube, freeLessonId }: AddFreeLessonRequest) => {
  const fault = titleFault(title?.en ?? '');
  const youtubeId = youtubeIdOf(youtube.trim());
  const faults = [
    ...(fault ? [{ field: 'title', message: fault }] : []),
    ...(youtubeId ? [] : [{ field: 'path', message: 'This is no address of a video at YouTube' }]),
    ...(courseId ? [] : [{ field: 'courseId', message: 'This is required' }]),
  ];
  if (faults.length > 0 || !youtubeId)
    throw domainError.invalid('free-lesson-incomplete', 'Please input title and link', faults);
  return {
    id: freeLessonId || newId(),
    course_id: courseId,
    title: JSON.stringify({ en: title?.en.trim() ?? '', bn: title?.bn.trim() ?? '' }),
    youtube_id: youtubeId,
  };
};

export const freeLessonCalls = (deps: Deps): Pick<LearningServiceImplementation, 'addFreeLesson'> => ({
  addFreeLesson: async (request, context) => {
    requireCaller(context, { roles: ['admin', 'content'] });
    const lesson = { ...parse(request), created_at: deps.service.clock() };
    const row = await deps.database.transaction((tx) => appendFreeLesson(tx, lesson));
    deps.freeLessonsShown.invalidate(row.course_id);
    return freeLessonMessage(row);
  },
});
