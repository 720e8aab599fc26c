import { domainError } from '@sargam/chassis/errors';
import type { LessonServiceImplementation } from '@sargam/proto/learning/v1/lessons';
import type { Deps } from '../deps.ts';
import { editLesson } from '../lessons/edit-lesson.ts';
import { createVideoOpener } from '../videos/video-calls.ts';
import { findCaptions, parseCaptionLanguage, removeCaptions, saveCaptions } from './caption-store.ts';
import { findCaptionsFault, normalizeCaptions } from './webvtt.ts';

type FileCalls = Pick<
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
export const lessonFileCalls = (deps: Deps): FileCalls => {
  const openVideo = createVideoOpener(deps, {
    counter: 'lesson_files_opened_total',
    help: 'Requests for the captions or the score of a lesson by outcome.',
  });
  return {
    saveCaptions: (request, context) => {
      const { language, content } = parseCaptions(request.language, request.content);
      return editLesson(deps, context, request.lessonId, {
        action: 'SaveCaptions',
        edit: async (tx, { id: lessonId }) => {
          const now = deps.service.clock();
          if (content === '') await removeCaptions(tx, lessonId, language);
          else await saveCaptions(tx, { lessonId, language, content }, now);
          return { id: lessonId };
        },
      });
    },

    saveScore: async ({ lessonId, objectKey, name }, context) => {
      if (objectKey !== '' && !(await deps.fileBucket.stat(objectKey))) throw noFile();
      let replaced: string | null = null;
      const lesson = await editLesson(deps, context, lessonId, {
        action: 'SaveScore',
        edit: async (_tx, before) => {
          replaced = before.score_key;
          return { score_key: objectKey || null, score_name: objectKey ? name.trim().slice(-200) : null };
        },
      });
      if (replaced && replaced !== objectKey) await deps.fileBucket.remove(replaced);
      return lesson;
    },

    openCaptions: async ({ language, ...request }) => {
      const { id, sessionId } = await openVideo(request);
      const parsed = parseCaptionLanguage(language);
      const content = parsed && (await findCaptions(deps.database.db, id, parsed));
      if (content === undefined) throw noFile();
      return { content, sessionId };
    },

    openScore: async (request) => {
      const { score_key: key, score_name: name, sessionId } = await openVideo(request);
      if (!key) throw noFile();
      return { objectUrl: await deps.fileBucket.presignGet(key, 60), name: name ?? '', sessionId };
    },
  };
};
