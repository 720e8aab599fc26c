import { domainError } from '@sargam/chassis/errors';
import type { Bucket } from '@sargam/chassis/objects';
import type { FakeServices } from './fake-services.ts';

export const partBytes = 5 * 1024 * 1024;

interface State {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: bigint;
  readonly partBytes: bigint;
  readonly objectKey: string;
  readonly multipartId: string;
  readonly tailPrefix: string;
  readonly etags: string[];
  offsetBytes: bigint;
  finished: boolean;
}

/** Answers the calls of learning's uploads from memory. */
export const fakeUploads = (fakes: FakeServices, bucket: Bucket) => {
  const uploads = new Map<string, State>();
  const find = (id: unknown): State => {
    const found = uploads.get(String(id));
    if (!found) throw domainError.notFound('upload-not-found', 'There is no such upload.');
    return found;
  };
  fakes.answer('uploads.createUpload', async ({ sizeBytes, name }) => {
    const id = `u${uploads.size + 1}-${Date.now()}`;
    const objectKey = `${id}.mp4`;
    const state: State = {
      id,
      name: String(name),
      sizeBytes: sizeBytes as bigint,
      partBytes: BigInt(partBytes),
      objectKey,
      multipartId: await bucket.multipart.start(objectKey, 'video/mp4'),
      tailPrefix: `uploads/${id}/`,
      etags: [],
      offsetBytes: 0n,
      finished: false,
    };
    uploads.set(id, state);
    return state;
  });
  fakes.answer('uploads.getUpload', ({ uploadId }) => find(uploadId));
  fakes.answer('uploads.recordBytes', ({ uploadId, fromOffset, toOffset, etags }) => {
    const state = find(uploadId);
    if (state.offsetBytes !== fromOffset)
      throw domainError.conflict('upload-offset', 'The upload has another offset.');
    state.etags.push(...(etags as string[]));
    state.offsetBytes = toOffset as bigint;
    return state;
  });
  fakes.answer('uploads.finishUpload', async ({ uploadId }) => {
    const state = find(uploadId);
    if (!state.finished) await bucket.multipart.complete(state.objectKey, state.multipartId, state.etags);
    state.finished = true;
    return { ...state, durationSeconds: 60, codecs: ['avc1.64001f', 'mp4a'] };
  });
  fakes.answer('uploads.removeUpload', ({ uploadId }) => {
    uploads.delete(String(uploadId));
    return {};
  });
  return { find };
};
