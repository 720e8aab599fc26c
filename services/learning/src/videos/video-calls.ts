import { refuse } from '@sargam/chassis/errors';
import type { LearningServiceImplementation } from '@sargam/proto/learning/v1/learning';
import type { Deps } from '../deps.ts';
import { lessonByFilename } from '../lessons/lesson-store.ts';
import { openSigned } from '../signed/open-signed.ts';

/** Seconds that the gateway has to begin reading. */
const objectAddressLife = 60;

export const videoCalls = (deps: Deps): Pick<LearningServiceImplementation, 'openVideo'> => {
  const open = openSigned(deps, {
    counter: 'videos_opened_total',
    help: 'Requests for a video by outcome.',
    find: async (filename) => {
      const lesson = await lessonByFilename(deps.database.db, filename);
      if (!lesson) throw refuse.notFound('video-not-found', 'There is no such video.');
      return lesson;
    },
  });
  return {
    openVideo: async (asked) => {
      const lesson = await open(asked);
      return {
        objectUrl: await deps.videos.presignGet(lesson.object_key, objectAddressLife),
        contentType: lesson.content_type,
        sizeBytes: lesson.size_bytes,
        etag: lesson.etag,
      };
    },
  };
};
