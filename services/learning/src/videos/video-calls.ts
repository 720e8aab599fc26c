import { domainError } from '@sargam/chassis/errors';
import type { LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import type { Deps } from '../deps.ts';
import { findLessonByFilename } from '../lessons/lesson-store.ts';
import { createFileOpener } from '../signed-files/open-signed-file.ts';

/** Opens a lesson by the signed address of its video. An archived lesson has no address. */
export const createVideoOpener = (deps: Deps, metric: { readonly counter: string; readonly help: string }) =>
  createFileOpener(deps, {
    ...metric,
    find: async (filename) => {
      const lesson = await findLessonByFilename(deps.database.db, filename);
      if (!lesson || lesson.archived_at)
        throw domainError.notFound('video-not-found', 'There is no such video.');
      return lesson;
    },
  });

export const videoCalls = (deps: Deps): Pick<LearningServiceImplementation, 'openVideo'> => {
  const openFile = createVideoOpener(deps, {
    counter: 'videos_opened_total',
    help: 'Requests for a video by outcome.',
  });
  return {
    openVideo: async (request) => {
      const { objectUrl, content_type, size_bytes, etag, sessionId } = await openFile(request);
      return { objectUrl, contentType: content_type, sizeBytes: size_bytes, etag, sessionId };
    },
  };
};
