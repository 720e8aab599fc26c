import type { Bucket } from '@sargam/chassis/objects';
import type { UploadRow } from './upload-store.ts';

/** The object store wants parts of at least 5 MB, and the gateway holds one part in memory. */
export const partBytes = 8 * 1024 * 1024;

export const tailPrefix = ({ id }: Pick<UploadRow, 'id'>): string => `uploads/${id}/`;

/** Removes what an upload has in the object store. The video of a lesson stays. */
export const removeUploadObjects = async (bucket: Bucket, upload: UploadRow): Promise<void> => {
  if (upload.finished_at === null) await bucket.multipart.abort(upload.object_key, upload.multipart_id);
  if (upload.offset_bytes % BigInt(partBytes) > 0n)
    await bucket.remove(`${tailPrefix(upload)}${upload.offset_bytes}`);
  if (upload.lesson_id === null) await bucket.remove(upload.object_key);
};
