import { z } from 'zod';
import { field, flag, responseOf, successMessage, successWith } from '../../api/response.ts';
import { courseStaff } from '../../api/roles.ts';
import { Id, IdParams } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { videoTimeoutMs } from '../../upstream/video-timeout.ts';
import { DraftQuery, isAsDraft } from './course-response.ts';
import { CaptionsForm, LessonChanges, LessonOrder, VideoForm } from './lesson-form.ts';
import { Lesson, toLessonStatus } from './lesson-response.ts';
import { requireVideo } from './require-video.ts';

const updatedMessage = 'Course Update Successfully!!!';
const failedMessage = 'Course Update Failed!!!';

const SavedLesson = successWith(updatedMessage, Lesson);
/** An editor's answer has both languages. */
const bothTexts = field(Lesson.schema, (lesson: Parameters<typeof Lesson.toResponse>[0]) =>
  Lesson.toResponse(lesson, 'both'),
);
const EditedLesson = responseOf<Parameters<typeof Lesson.toResponse>[0]>()({
  ...SavedLesson.fields,
  data: bothTexts,
});

export const lessonEditRoutes: readonly Route[] = [
  route.post('/course/lesson/edit/{id}', {
    summary:
      'Changes the given fields of a lesson: texts, status, tempo, tempo map, metre, first beat, chapters',
    roles: courseStaff,
    noOwner: 'service',
    params: IdParams,
    query: DraftQuery,
    body: LessonChanges,
    response: EditedLesson,
    handle: ({ params, query, body }, { lessons }) =>
      lessons.updateLesson({
        lessonId: params.id,
        asDraft: isAsDraft(query),
        titleEn: body.title,
        titleBn: body.titleBn,
        status: body.status && toLessonStatus(body.status),
        tempoBpm: body.tempo === null ? 0 : body.tempo,
        metre: body.metre === null ? '' : body.metre,
        firstBeatMs: body.firstBeat === null ? -1 : body.firstBeat,
        tempoMap: body.tempoMap && { changes: body.tempoMap },
        chapters: body.chapters && {
          chapters: body.chapters.map(({ seconds, title, titleBn }) => ({
            seconds,
            title: { en: title, bn: titleBn },
          })),
        },
      }),
  }),
  route.post('/course/lesson/order/{courseId}', {
    summary: 'Sets the order of all lessons of a course; 409 lessons-changed if the list is not complete',
    roles: courseStaff,
    noOwner: 'service',
    params: z.object({ courseId: Id }),
    query: DraftQuery,
    body: LessonOrder,
    invalidMessage: failedMessage,
    response: successMessage(updatedMessage),
    handle: ({ params, query, body }, { lessons }) =>
      lessons.reorderLessons({
        courseId: params.courseId,
        lessonIds: body.lessons,
        asDraft: isAsDraft(query),
      }),
  }),
  route.delete('/course/lesson/{id}', {
    summary: 'Deletes a lesson, or archives it if students have progress in it; a repeat changes nothing',
    roles: courseStaff,
    noOwner: 'service',
    params: IdParams,
    query: DraftQuery,
    response: responseOf<{ readonly archived: boolean }>()({
      ...successMessage(updatedMessage).fields,
      archived: flag(({ archived }) => archived),
    }),
    handle: ({ params, query }, { lessons }) =>
      lessons.removeLesson({ lessonId: params.id, asDraft: isAsDraft(query) }),
  }),
  route.post('/course/lesson/restore/{id}', {
    summary: 'Shows an archived lesson again; a repeat changes nothing',
    roles: courseStaff,
    noOwner: 'service',
    params: IdParams,
    query: DraftQuery,
    response: EditedLesson,
    handle: ({ params, query }, { lessons }) =>
      lessons.restoreLesson({ lessonId: params.id, asDraft: isAsDraft(query) }),
  }),
  route.post('/course/lesson/video/{id}', {
    summary: 'Replaces the video of a lesson; progress stays',
    roles: courseStaff,
    noOwner: 'service',
    rate: 'upload',
    params: IdParams,
    query: DraftQuery,
    body: VideoForm,
    multipart: { video: { kind: 'video' } },
    invalidMessage: failedMessage,
    response: EditedLesson,
    handle: async ({ params, query, body, files }, { lessons }) => {
      requireVideo(files.video, body.upload);
      const video = {
        objectKey: files.video?.key,
        originalName: files.video?.originalName,
        durationSeconds: body.duration,
        uploadId: files.video ? '' : body.upload,
        asDraft: isAsDraft(query),
      };
      return lessons.replaceVideo({ lessonId: params.id, ...video }, { timeoutMs: videoTimeoutMs });
    },
  }),
  route.post('/course/lesson/captions/{id}', {
    summary: 'Saves the captions of a lesson in one language, or removes them if the text is empty',
    roles: courseStaff,
    noOwner: 'service',
    params: IdParams,
    query: DraftQuery,
    body: CaptionsForm,
    // Captions have up to a million characters, of up to six bytes in JSON.
    bodyLimit: 6 * 1024 * 1024,
    response: EditedLesson,
    handle: ({ params, query, body }, { lessons }) =>
      lessons.saveCaptions({
        lessonId: params.id,
        language: body.language,
        content: body.text,
        asDraft: isAsDraft(query),
      }),
  }),
  route.post('/course/lesson/score/{id}', {
    summary: 'Saves the MusicXML or Guitar Pro file of a lesson',
    roles: courseStaff,
    noOwner: 'service',
    rate: 'upload',
    params: IdParams,
    query: DraftQuery,
    body: z.object({}),
    multipart: { score: { kind: 'score', required: 'A MusicXML or Guitar Pro file is missing' } },
    invalidMessage: failedMessage,
    response: EditedLesson,
    handle: ({ params, query, files }, { lessons }) =>
      lessons.saveScore({
        lessonId: params.id,
        objectKey: files.score.key,
        name: files.score.originalName,
        asDraft: isAsDraft(query),
      }),
  }),
  route.delete('/course/lesson/score/{id}', {
    summary: 'Removes the MusicXML or Guitar Pro file of a lesson; a repeat changes nothing',
    roles: courseStaff,
    noOwner: 'service',
    params: IdParams,
    query: DraftQuery,
    response: EditedLesson,
    handle: ({ params, query }, { lessons }) =>
      lessons.saveScore({ lessonId: params.id, asDraft: isAsDraft(query) }),
  }),
];
