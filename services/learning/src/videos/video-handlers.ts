import { domainError } from '@sargam/chassis/errors';
import type {
  LearningServiceImplementation,
  OpenLadderFileRequest,
} from '@sargam/proto/learning/v1/learning';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { findLessonDraft } from '../drafts/draft-store.ts';
import { withChanges } from '../drafts/lesson-changes.ts';
import { attemptFolder } from '../ladders/ladder-objects.ts';
import { findLadderFile } from '../ladders/ladder-reader.ts';
import { contentTypeOf } from '../ladders/playlists.ts';
import { parseDraftFilename } from '../lessons/lesson-message.ts';
import { findLessonByFilename } from '../lessons/lesson-store.ts';
import { createFileOpener } from '../signed-files/open-signed-file.ts';

/** The files of a lesson as they are in its draft, for those who manage the course. */
const findDraftFiles = async (db: Kysely<Tables>, filename: string) => {
  const lesson = await findLessonByFilename(db, filename);
  const draft = lesson && (await findLessonDraft(db, lesson.id));
  if (!draft) return undefined;
  const shown = withChanges({ ...lesson, caption_languages: [] }, draft.changes, draft.changedAt);
  return { ...shown, status: 'draft' as const, draftCaptions: draft.changes.captions };
};

const findFiles = async (db: Kysely<Tables>, filename: string) => {
  const published = parseDraftFilename(filename);
  if (published !== undefined) return findDraftFiles(db, published);
  const lesson = await findLessonByFilename(db, filename);
  return lesson && { ...lesson, draftCaptions: undefined };
};

/** Opens a lesson by the signed URL of its video. An archived lesson has no address. */
export const createVideoOpener = (deps: Deps, metric: { readonly counter: string; readonly help: string }) =>
  createFileOpener(deps, {
    ...metric,
    find: async (filename) => {
      const lesson = await findFiles(deps.database.db, filename);
      if (!lesson || lesson.archived_at)
        throw domainError.notFound('video-not-found', 'There is no such video.');
      return lesson;
    },
  });

type VideoHandlers = Pick<LearningServiceImplementation, 'openVideo' | 'openLadderFile'>;

export const videoHandlers = (deps: Deps): VideoHandlers => {
  const openFile = createVideoOpener(deps, {
    counter: 'videos_opened_total',
    help: 'Requests for a video by outcome.',
  });
  const openLadder = createFileOpener(deps, {
    counter: 'ladder_files_opened_total',
    help: 'Requests for a file of an HLS ladder by outcome.',
    find: async (filename, { ladderId, file }: OpenLadderFileRequest) => {
      const ladder = await findLadderFile(deps.database.db, { filename, ladderId, file });
      if (!ladder) throw domainError.notFound('video-not-found', 'There is no such video.');
      return { ...ladder, object_key: `${attemptFolder(ladder)}${file}` };
    },
  });
  return {
    openVideo: async (request) => {
      const { content_type: contentType, size_bytes: sizeBytes, etag, ...opened } = await openFile(request);
      const { objectUrl, sessionId, limitedPersonId } = opened;
      return { objectUrl, contentType, sizeBytes, etag, sessionId, limitedPersonId };
    },
    openLadderFile: async (request) => {
      const { objectUrl, sessionId, limitedPersonId } = await openLadder(request);
      const contentType = contentTypeOf(request.file);
      return { objectUrl, contentType, sizeBytes: 0n, etag: '', sessionId, limitedPersonId };
    },
  };
};
