import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { finishUpload } from './finish-upload.ts';
import { claimForLesson, findUpload } from './upload-store.ts';

const notUsable = () =>
  domainError.invalid('upload-not-usable', 'Any of the field is not fillup or Failed to Upload!!!', [
    { field: 'upload', message: 'There is no such upload, or another lesson uses it' },
  ]);

interface LessonUpload {
  readonly uploadId: string;
  readonly ownerId: string;
  readonly lessonId: string;
}

/** Finishes an upload whose last call ended before it was finished, and uses it for the lesson in the given transaction. */
export const useUpload = async (
  deps: Deps,
  tx: Tx<Tables>,
  { uploadId, ownerId, lessonId }: LessonUpload,
) => {
  const upload = await findUpload(deps.database.db, { id: uploadId, ownerId });
  if (!upload) throw notUsable();
  await finishUpload(deps, upload);
  const used = await claimForLesson(tx, { id: uploadId, ownerId }, lessonId);
  if (!used) throw notUsable();
  return { objectKey: used.object_key, originalName: used.name, durationSeconds: used.duration_seconds };
};
