import { domainError } from '@sargam/chassis/errors';
import type { Upload as StoredUpload } from '@sargam/proto/learning/v1/uploads';
import { rawResponse } from '../../api/raw-response.ts';
import { flag, instant, integer, responseOf, text, textList } from '../../api/response.ts';
import { courseStaff } from '../../api/roles.ts';
import { IdParams } from '../../api/schemas.ts';
import { payloadTooLarge } from '../../errors/http-error.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { writeUpload } from '../../uploads/write-upload.ts';
import { videoTimeoutMs } from '../../upstream/video-timeout.ts';
import {
  checksumAlgorithms,
  readBytesHeader,
  readChecksum,
  readMetadata,
  requireOffsetContentType,
  requireTusVersion,
  tusExtensions,
  tusVersion,
  uploadHeaders,
} from './tus-headers.ts';

const Upload = responseOf<StoredUpload>('Upload')({
  _id: text((upload) => upload.id),
  name: text((upload) => upload.name),
  size: integer((upload) => Number(upload.sizeBytes), 'Bytes'),
  offset: integer((upload) => Number(upload.offsetBytes), 'Received bytes'),
  finished: flag((upload) => upload.finished, 'Whether a lesson can use the video'),
  duration: integer((upload) => upload.durationSeconds, 'Seconds; of a finished upload'),
  codecs: textList((upload) => upload.codecs, 'Such as avc1.64001f and mp4a; of a finished upload'),
  expiresAt: instant((upload) => upload.expiresAt),
});

const refusals = {
  401: 'Not logged in',
  404: 'No such upload of this person',
  412: 'Another version of tus',
};

/** Finishes a complete upload. A file that is no video is refused, and its upload is deleted. */
const finishIfComplete = async ({ uploads }: HandlerDeps, upload: StoredUpload): Promise<StoredUpload> =>
  upload.offsetBytes === upload.sizeBytes
    ? uploads.finishUpload({ uploadId: upload.id }, { timeoutMs: videoTimeoutMs })
    : upload;

const offsetConflict = () =>
  domainError.conflict('upload-offset', 'The upload has another offset. Ask for it and continue there.');

export const uploadRoutes: readonly Route[] = [
  route.options('/uploads', {
    summary: 'What this server supports of tus',
    roles: courseStaff,
    response: rawResponse(undefined, { 204: 'Version, extensions and limits in the headers' }),
    handle: async ({ response }, { maxVideoBytes }) => {
      response.writeHead(204, {
        'tus-resumable': tusVersion,
        'tus-version': tusVersion,
        'tus-extension': tusExtensions,
        'tus-max-size': String(maxVideoBytes),
        'tus-checksum-algorithm': checksumAlgorithms.join(','),
      });
      response.end();
    },
  }),
  route.post('/uploads', {
    summary: 'Starts a resumable upload of an MP4 video (tus 1.0); Upload-Metadata may have a filename',
    roles: courseStaff,
    rate: 'upload',
    response: rawResponse(undefined, {
      ...refusals,
      201: 'The address of the upload in Location',
      413: 'The video is too large',
      422: 'The videos of this person that no lesson uses take too much space',
    }),
    handle: async ({ request, response }, { uploads, maxVideoBytes }) => {
      requireTusVersion(request);
      const size = readBytesHeader(request, 'upload-length');
      if (size > maxVideoBytes) throw payloadTooLarge('The video is too large.');
      const name = readMetadata(request, 'filename');
      const upload = await uploads.createUpload({ sizeBytes: BigInt(size), name });
      response.writeHead(201, { ...uploadHeaders(upload), location: `/api/v1/uploads/${upload.id}` });
      response.end();
    },
  }),
  route.head('/uploads/{id}', {
    summary: 'The offset at which an upload continues',
    roles: courseStaff,
    noOwner: 'service',
    rate: 'stream',
    params: IdParams,
    response: rawResponse(undefined, { ...refusals, 200: 'Offset and length in the headers' }),
    handle: async ({ params, request, response }, { uploads }) => {
      requireTusVersion(request);
      const upload = await uploads.getUpload({ uploadId: params.id });
      response.writeHead(200, { ...uploadHeaders(upload), 'upload-length': String(upload.sizeBytes) });
      response.end();
    },
  }),
  route.get('/uploads/{id}', {
    summary: 'An upload with its progress, and the length and codecs of its video',
    roles: courseStaff,
    noOwner: 'service',
    params: IdParams,
    response: Upload,
    handle: async ({ params }, deps) =>
      finishIfComplete(deps, await deps.uploads.getUpload({ uploadId: params.id })),
  }),
  route.patch('/uploads/{id}', {
    summary:
      'Appends bytes to an upload at Upload-Offset; bytes that arrive before a connection breaks are kept',
    roles: courseStaff,
    noOwner: 'service',
    rate: 'stream',
    params: IdParams,
    response: rawResponse(undefined, {
      ...refusals,
      204: 'The new offset in the headers',
      400: 'The file is not an MP4 video',
      409: 'The upload has another offset',
      413: 'More bytes than announced',
      415: 'Another content type',
      460: 'The checksum does not match; the bytes are discarded',
    }),
    handle: async ({ params, request, response }, deps) => {
      requireTusVersion(request);
      requireOffsetContentType(request);
      const offset = readBytesHeader(request, 'upload-offset');
      const checksum = readChecksum(request);
      const uploadId = params.id;
      const before = await deps.uploads.getUpload({ uploadId });
      if (BigInt(offset) !== before.offsetBytes) throw offsetConflict();
      // The request stays open if writing fails, so that the error response is sent while the client is still uploading.
      const source = request.iterator({ destroyOnReturn: false });
      const written = await writeUpload(source, {
        upload: before,
        bucket: deps.lessonFiles,
        checksum,
        record: (from, to, etags) =>
          deps.uploads.recordBytes({
            uploadId,
            fromOffset: BigInt(from),
            toOffset: BigInt(to),
            etags: [...etags],
          }),
      });
      response.writeHead(204, uploadHeaders(await finishIfComplete(deps, written)));
      response.end();
    },
  }),
  route.delete('/uploads/{id}', {
    summary: 'Ends an upload and removes its bytes; a repeat changes nothing',
    roles: courseStaff,
    noOwner: 'service',
    params: IdParams,
    response: rawResponse(undefined, { ...refusals, 204: 'Removed', 422: 'A lesson uses the video' }),
    handle: async ({ params, response }, { uploads }) => {
      await uploads.removeUpload({ uploadId: params.id });
      response.writeHead(204, { 'tus-resumable': tusVersion });
      response.end();
    },
  }),
];
