import { domainError } from '@sargam/chassis/errors';
import type { LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import type { Deps } from '../deps.ts';
import { findLessonByFilename } from '../lessons/lesson-store.ts';
import { createFileOpener } from '../signed-files/open-signed-file.ts';

export const videoCalls = (deps: Deps): Pick<LearningServiceImplementation, 'openVideo'> => {
  const openFile = createFileOpener(deps, {
    counter: 'videos_opened_total',
    help: 'Requests for a video by outcome.',
    find: async (filename) => {
      const lesson = await findLessonByFilename(deps.database.db, filename);
      if (!lesson) throw domainError.notFound('video-not-found', 'There is no such video.');
      return lesson;
    },
  });
  return {
    openVideo: async (request) => {
      const { objectUrl, content_type, size_bytes, etag, sessionId } = await openFile(request);
      return { objectUrl, contentType: content_type, sizeBytes: size_bytes, etag, sessionId };
    },
  };
};
