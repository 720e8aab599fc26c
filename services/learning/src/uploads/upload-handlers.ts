import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { Upload, UploadServiceImplementation } from '@sargam/proto/learning/v1/uploads';
import type { Deps } from '../deps.ts';
import { editorRoles } from '../permissions/viewer.ts';
import { finishUpload } from './finish-upload.ts';
import { uploadLifeMs } from './sweep-uploads.ts';
import { partBytes, removeUploadObjects, tailPrefix } from './upload-objects.ts';
import {
  deleteUpload,
  findUpload,
  insertUpload,
  lockUploadsOfOwner,
  recordBytes,
  sumUnusedBytes,
  type UploadRow,
} from './upload-store.ts';

const maxNameLength = 200;

const notFound = () => domainError.notFound('upload-not-found', 'There is no such upload.');
const outdated = () =>
  domainError.conflict('upload-offset', 'The upload has another offset. Ask for it and continue there.');
const tooManyBytes = () =>
  domainError.precondition(
    'open-uploads-full',
    'Your videos that no lesson uses take too much space. Use or remove some of them, or wait a day.',
  );

const toMessage = (row: UploadRow): Upload => ({
  id: row.id,
  name: row.name,
  sizeBytes: row.size_bytes,
  offsetBytes: row.offset_bytes,
  partBytes: BigInt(partBytes),
  objectKey: row.object_key,
  multipartId: row.multipart_id,
  tailPrefix: tailPrefix(row),
  expiresAt: new Date(row.touched_at.getTime() + uploadLifeMs),
  finished: row.finished_at !== null,
  durationSeconds: row.duration_seconds,
  codecs: row.codecs,
});

export const uploadHandlers = (deps: Deps): UploadServiceImplementation => {
  const { database, fileBucket, service } = deps;
  const { db } = database;
  const limitBytes = BigInt(service.settings.openUploadsMb) * 1024n * 1024n;
  type Context = Parameters<typeof requireCaller>[0];
  const ownUpload = async (context: Context, id: string): Promise<UploadRow> => {
    const upload = await findUpload(db, { id, ownerId: requireCaller(context, editorRoles).subject });
    if (!upload) throw notFound();
    return upload;
  };

  return {
    createUpload: async ({ sizeBytes, name }, context) => {
      const { subject } = requireCaller(context, editorRoles);
      if (sizeBytes <= 0n) throw domainError.invalid('upload-size', 'The file is empty.');
      const now = service.clock();
      const id = newId(now);
      const objectKey = `${id}.mp4`;
      const row = await database.transaction(async (tx) => {
        await lockUploadsOfOwner(tx, subject);
        if ((await sumUnusedBytes(tx, subject)) + sizeBytes > limitBytes) throw tooManyBytes();
        return insertUpload(tx, {
          id,
          owner_id: subject,
          name: name.trim().slice(-maxNameLength),
          size_bytes: sizeBytes,
          object_key: objectKey,
          multipart_id: await fileBucket.multipart.start(objectKey, 'video/mp4'),
          created_at: now,
          touched_at: now,
        });
      });
      return toMessage(row);
    },

    getUpload: async ({ uploadId }, context) => toMessage(await ownUpload(context, uploadId)),

    recordBytes: async ({ uploadId, fromOffset, toOffset, etags }, context) => {
      const { owner_id: ownerId, size_bytes: size, ...upload } = await ownUpload(context, uploadId);
      const parts =
        toOffset === size ? Math.ceil(Number(size) / partBytes) : Number(toOffset / BigInt(partBytes));
      // A part less would make an object with a gap.
      const isConsistent =
        toOffset > fromOffset && toOffset <= size && upload.etags.length + etags.length === parts;
      if (upload.offset_bytes !== fromOffset || !isConsistent) throw outdated();
      const bytes = { fromOffset, toOffset, etags };
      const row = await recordBytes(db, { id: uploadId, ownerId }, bytes, service.clock());
      if (!row) throw outdated();
      return toMessage(row);
    },

    finishUpload: async ({ uploadId }, context) =>
      toMessage(await finishUpload(deps, await ownUpload(context, uploadId))),

    removeUpload: async ({ uploadId }, context) => {
      const { subject: ownerId } = requireCaller(context, editorRoles);
      const upload = await findUpload(db, { id: uploadId, ownerId });
      if (!upload) return {};
      if (upload.lesson_id !== null)
        throw domainError.precondition('upload-used', 'A lesson uses this video.');
      await removeUploadObjects(fileBucket, upload);
      await deleteUpload(db, uploadId);
      return {};
    },
  };
};
