import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { DomainError, domainError } from '@sargam/chassis/errors';
import type { Bucket } from '@sargam/chassis/objects';
import type { Upload } from '@sargam/proto/learning/v1/uploads';
import { checksumMismatch, HttpError, payloadTooLarge } from '../errors/http-error.ts';
import { isMp4Head, mp4HeadBytes } from './file-signatures.ts';

/** The expected hash of the bytes of one request. */
export interface Checksum {
  readonly algorithm: string;
  readonly digest: Buffer;
}

interface Target {
  readonly upload: Upload;
  readonly bucket: Bucket;
  /** Records bytes that are in the object store, and returns the new state. */
  readonly record: (fromOffset: number, toOffset: number, etags: readonly string[]) => Promise<Upload>;
  readonly checksum: Checksum | undefined;
}

const notMp4 = () => domainError.invalid('not-a-video', 'The file is not an MP4 video.');
const interrupted = () => domainError.invalid('upload-interrupted', 'The upload was interrupted.');

/** The bytes after the last complete part, at the start of a buffer of one part. */
const openPart = async ({ upload, bucket }: Target): Promise<Buffer> => {
  const [size, offset, partBytes] = [upload.sizeBytes, upload.offsetBytes, upload.partBytes].map(Number);
  const part = Buffer.allocUnsafe(Math.min(partBytes ?? 0, size ?? 0));
  const tailBytes = (offset ?? 0) % (partBytes ?? 1);
  if (tailBytes === 0) return part;
  const tail = await buffer(await bucket.get(`${upload.tailPrefix}${offset}`));
  if (tail.length !== tailBytes) throw new Error(`the tail of upload ${upload.id} has ${tail.length} bytes`);
  tail.copy(part);
  return part;
};

/**
 * Appends bytes to an upload. Complete parts become parts of the multipart upload; the bytes after them become an object of their own,
 * so that a request may end anywhere. One part is in memory. Without a checksum each part is recorded at once; with one nothing is
 * recorded before all bytes are verified.
 */
const createWriter = async (target: Target) => {
  const { upload, bucket, record, checksum } = target;
  const [size, partBytes] = [Number(upload.sizeBytes), Number(upload.partBytes)];
  const part = await openPart(target);
  const hash = checksum && createHash(checksum.algorithm);
  let state = upload;
  let recorded = Number(upload.offsetBytes);
  let offset = recorded;
  let etags: string[] = [];

  /** Refuses another file with its first bytes, before most of it is sent. */
  const checkHead = (length: number): void => {
    if (offset > partBytes || (length < mp4HeadBytes && offset < size)) return;
    if (!isMp4Head(part.subarray(0, length))) throw notMp4();
  };
  const putPart = async (length: number): Promise<void> => {
    checkHead(length);
    const number = Math.ceil(offset / partBytes);
    const { objectKey: key, multipartId: uploadId } = upload;
    etags.push(await bucket.multipart.putPart({ key, uploadId, number, content: part.subarray(0, length) }));
  };
  const putTail = async (length: number): Promise<void> => {
    checkHead(length);
    await bucket.put(`${upload.tailPrefix}${offset}`, part.subarray(0, length));
  };
  const recordAll = async (): Promise<void> => {
    state = await record(recorded, offset, etags);
    if (recorded % partBytes > 0) await bucket.remove(`${upload.tailPrefix}${recorded}`);
    [recorded, etags] = [offset, []];
  };

  return {
    hash,
    write: async (chunk: Buffer): Promise<void> => {
      if (offset + chunk.length > size) throw payloadTooLarge('The file is larger than its announced size.');
      hash?.update(chunk);
      for (let at = 0; at < chunk.length; ) {
        const copied = chunk.copy(part, offset % partBytes, at);
        at += copied;
        offset += copied;
        if (offset % partBytes > 0) continue;
        await putPart(partBytes);
        if (!hash) await recordAll();
      }
    },
    end: async (): Promise<Upload> => {
      if (offset === recorded) return state;
      const rest = offset % partBytes;
      if (rest > 0) await (offset === size ? putPart(rest) : putTail(rest));
      await recordAll();
      return state;
    },
  };
};

const isOwnError = (error: unknown): boolean => error instanceof DomainError || error instanceof HttpError;

/** Appends the bytes of a request, and returns the new state. What arrived before the connection broke is kept. */
export const writeUpload = async (source: AsyncIterable<Buffer>, target: Target): Promise<Upload> => {
  const { hash, write, end } = await createWriter(target);
  try {
    for await (const chunk of source) await write(chunk);
  } catch (error) {
    if (isOwnError(error)) throw error;
    // With a checksum the bytes count only as a whole.
    if (!hash) await end();
    throw interrupted();
  }
  if (hash && !target.checksum?.digest.equals(hash.digest())) throw checksumMismatch();
  return end();
};
