import type { Client } from 'minio';
import { hasCode, unavailableWhenUnreachable } from './errors.ts';

export interface MultipartPart {
  readonly key: string;
  readonly uploadId: string;
  /** From 1. */
  readonly number: number;
  /** Every part but the last needs at least 5 MB. */
  readonly content: Buffer;
}

/** Multipart uploads of one bucket. A part that is sent again replaces the earlier one. */
export interface MultipartUploads {
  /** Returns the id of the new upload. */
  start(key: string, type: string): Promise<string>;
  /** Returns the etag of the part, which `complete` needs. */
  putPart(part: MultipartPart): Promise<string>;
  /** Joins the parts, in the order of their etags, into the object. */
  complete(key: string, uploadId: string, etags: readonly string[]): Promise<void>;
  /** Removes the parts. Succeeds if the upload does not exist. */
  abort(key: string, uploadId: string): Promise<void>;
}

export const createMultipartUploads = (
  openClient: () => Promise<Client>,
  bucket: string,
): MultipartUploads => ({
  start: async (key, type) => {
    const client = await openClient();
    return unavailableWhenUnreachable(
      client.initiateNewMultipartUpload(bucket, key, { 'Content-Type': type }),
    );
  },
  putPart: async ({ key, uploadId, number, content }) => {
    const client = await openClient();
    const part = { bucketName: bucket, objectName: key, uploadID: uploadId, partNumber: number, headers: {} };
    const { etag } = await unavailableWhenUnreachable(client.uploadPart(part, content));
    return etag;
  },
  complete: async (key, uploadId, etags) => {
    const client = await openClient();
    const parts = etags.map((etag, index) => ({ part: index + 1, etag }));
    await unavailableWhenUnreachable(client.completeMultipartUpload(bucket, key, uploadId, parts));
  },
  abort: async (key, uploadId) => {
    const client = await openClient();
    try {
      await unavailableWhenUnreachable(client.abortMultipartUpload(bucket, key, uploadId));
    } catch (error) {
      if (!hasCode(error, 'NoSuchUpload', 'NoSuchKey')) throw error;
    }
  },
});
