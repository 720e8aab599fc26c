import { domainError } from '@sargam/chassis/errors';
import type { LessonServiceImplementation } from '@sargam/proto/learning/v1/lessons';
import type { Deps } from '../deps.ts';
import { editLesson } from '../lesson-editing/edit-lesson.ts';
import { findCaptions, parseCaptionLanguage } from '../lessons/caption-store.ts';
import { createVideoOpener } from '../videos/video-handlers.ts';
import { findCaptionsFault, normalizeCaptions } from './webvtt.ts';

type FileHandlers = Pick<
  LessonServiceImplementation,
  'saveCaptions' | 'saveScore' | 'openCaptions' | 'openScore'
>;

const noFile = () => domainError.notFound('file-not-found', 'There is no such file.');

const parseCaptions = (language: string, text: string) => {
  const content = normalizeCaptions(text);
  const parsedLanguage = parseCaptionLanguage(language);
  const fault = content === '' ? undefined : findCaptionsFault(content);
  const errors = [
    ...(parsedLanguage ? [] : [{ field: 'language', message: 'en or bn' }]),
    ...(fault ? [{ field: 'text', message: fault }] : []),
  ];
  if (!parsedLanguage || fault)
    throw domainError.invalid('captions-invalid', fault ?? 'Captions are in English or Bengali.', errors);
  return { language: parsedLanguage, content };
};

/** The captions and the score of a lesson are opened with the signature of its video. */
export const lessonFileHandlers = (deps: Deps): FileHandlers => {
  const openVideo = createVideoOpener(deps, {
    counter: 'lesson_files_opened_total',
    help: 'Requests for the captions or the score of a lesson by outcome.',
  });
  return {
    saveCaptions: (request, context) => {
      const { language, content } = parseCaptions(request.language, request.content);
      return editLesson(deps, context, request.lessonId, {
        action: 'SaveCaptions',
        asDraft: request.asDraft,
        edit: async () => ({ captions: { [language]: content } }),
      });
    },

    saveScore: async ({ lessonId, objectKey, name, asDraft }, context) => {
      if (objectKey !== '' && !(await deps.fileBucket.stat(objectKey))) throw noFile();
      return editLesson(deps, context, lessonId, {
        action: 'SaveScore',
        asDraft,
        edit: async () => ({
          score_key: objectKey || null,
          score_name: objectKey ? name.trim().slice(-200) : null,
        }),
      });
    },

    openCaptions: async ({ language, ...request }) => {
      const { id, sessionId, draftCaptions } = await openVideo(request);
      const parsed = parseCaptionLanguage(language);
      const content =
        parsed && (draftCaptions?.[parsed] ?? (await findCaptions(deps.database.db, id, parsed)));
      if (!content) throw noFile();
      return { content, sessionId };
    },

    openScore: async (request) => {
      const { score_key: key, score_name: name, sessionId } = await openVideo(request);
      if (!key) throw noFile();
      return { objectUrl: await deps.fileBucket.presignGet(key, 60), name: name ?? '', sessionId };
    },
  };
};
