import { domainError } from '@sargam/chassis/errors';
import type { Deps } from '../deps.ts';
import { inspectVideo } from '../video-files/inspect-video.ts';
import { removeUploadObjects } from './upload-objects.ts';
import { deleteUpload, markFinished, type UploadRow } from './upload-store.ts';

const notAVideo = () => domainError.invalid('not-a-video', 'The file is not an MP4 video.');

/** An earlier call may have joined the parts and ended before it was recorded. */
const joinParts = async ({ fileBucket }: Deps, upload: UploadRow): Promise<void> => {
  const { object_key: key, multipart_id: uploadId, etags, size_bytes: size } = upload;
  try {
    await fileBucket.multipart.complete(key, uploadId, etags);
  } catch (error) {
    const stored = await fileBucket.stat(key);
    if (stored?.size !== Number(size)) throw error;
  }
};

/** Joins the parts and reads the video. Removes a file that is not an MP4. */
export const finishUpload = async (deps: Deps, upload: UploadRow): Promise<UploadRow> => {
  if (upload.finished_at !== null) return upload;
  if (upload.offset_bytes !== upload.size_bytes)
    throw domainError.precondition('upload-incomplete', 'The file is not uploaded completely.');
  await joinParts(deps, upload);
  const movie = await inspectVideo(deps.fileBucket, upload.object_key, Number(upload.size_bytes));
  if (movie) return markFinished(deps.database.db, upload.id, movie, deps.service.clock());
  await removeUploadObjects(deps.fileBucket, upload);
  await deleteUpload(deps.database.db, upload.id);
  throw notAVideo();
};
