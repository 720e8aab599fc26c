import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'minio';
import { hasCode, unavailableWhenUnreachable } from './errors.ts';
import { createMultipartUploads, type MultipartUploads } from './multipart.ts';

/** An object's metadata. */
export interface ObjectStat {
  readonly size: number;
  readonly type: string;
  readonly etag: string;
  readonly modifiedAt: Date;
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface Bucket {
  /** Streams the content to the store; it is never in memory as a whole. Without a size it is sent in parts of 8 MB. */
  put(
    key: string,
    content: Readable | Buffer,
    options?: { readonly size?: number; readonly type?: string },
  ): Promise<void>;
  /** A stream of the content or a part of it; destroying it ends the transfer. Rejects when the object does not exist. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Undefined when the object does not exist. */
  stat(key: string): Promise<ObjectStat | undefined>;
  /** Succeeds when the object does not exist. */
  remove(key: string): Promise<void>;
  /** Removes all objects whose keys begin with `prefix`, such as `uploads/1/`. Succeeds when there are none. */
  removeFolder(prefix: string): Promise<void>;
  /** The parts of a large object, which are sent one by one and joined at the end. */
  readonly multipart: MultipartUploads;
  /** A URL that gives read access to the object for `seconds`. */
  presignGet(key: string, seconds: number): Promise<string>;
}

const ensureBucket = async (client: Client, bucket: string): Promise<void> => {
  if (await client.bucketExists(bucket)) return;
  await client.makeBucket(bucket).catch((error: unknown) => {
    if (!hasCode(error, 'BucketAlreadyOwnedByYou', 'BucketAlreadyExists')) throw error;
  });
};

/**
 * Sends a stream. minio ignores an error of its source and waits for ever, so the error is detected here. The upload starts
 * with the first bytes: a source that fails before them leaves nothing at the store.
 */
const transfer = async (content: Readable, send: (relay: Readable) => Promise<unknown>): Promise<void> => {
  const relay = new PassThrough();
  const piped = pipeline(content, relay);
  try {
    await Promise.race([once(relay, 'readable'), piped]);
    const sent = send(relay);
    await Promise.race([sent, piped.then(() => sent)]);
  } finally {
    relay.destroy();
  }
};

/** The client, after the bucket was created. A failed creation is attempted again at the next use. */
const clientWithBucket = (openClient: () => Promise<Client>, bucket: string) => {
  let ensuring: Promise<void> | undefined;
  return async (): Promise<Client> => {
    const client = await openClient();
    ensuring ??= unavailableWhenUnreachable(ensureBucket(client, bucket)).catch((error: unknown) => {
      ensuring = undefined;
      throw error;
    });
    await ensuring;
    return client;
  };
};

export const createBucket = (openClient: () => Promise<Client>, bucket: string): Bucket => {
  const openForWriting = clientWithBucket(openClient, bucket);
  return {
    async put(key, content, { size, type = 'application/octet-stream' } = {}) {
      const client = await openForWriting();
      const headers = { 'Content-Type': type };
      if (Buffer.isBuffer(content))
        return void (await unavailableWhenUnreachable(client.putObject(bucket, key, content, size, headers)));
      try {
        await transfer(content, (relay) =>
          unavailableWhenUnreachable(client.putObject(bucket, key, relay, size, headers)),
        );
      } catch (error) {
        // Removes the uploaded parts. If that fails, the store deletes them by itself later.
        await client.removeIncompleteUpload(bucket, key).catch(() => undefined);
        throw error;
      }
    },
    async get(key, range) {
      const client = await openClient();
      const length = range && range.end - range.start + 1;
      return unavailableWhenUnreachable(client.getPartialObject(bucket, key, range?.start ?? 0, length));
    },
    async stat(key) {
      const client = await openClient();
      try {
        const { size, etag, lastModified, metaData } = await unavailableWhenUnreachable(
          client.statObject(bucket, key),
        );
        return { size, etag, modifiedAt: lastModified, type: String(metaData['content-type'] ?? '') };
      } catch (error) {
        if (hasCode(error, 'NotFound', 'NoSuchKey', 'NoSuchBucket')) return undefined;
        throw error;
      }
    },
    async remove(key) {
      const client = await openForWriting();
      await unavailableWhenUnreachable(client.removeObject(bucket, key));
    },
    async removeFolder(prefix) {
      const client = await openForWriting();
      const keys: string[] = [];
      const list = async () => {
        for await (const { name } of client.listObjectsV2(bucket, prefix, true)) if (name) keys.push(name);
      };
      await unavailableWhenUnreachable(list());
      for (const key of keys) await unavailableWhenUnreachable(client.removeObject(bucket, key));
    },
    multipart: createMultipartUploads(openForWriting, bucket),
    presignGet: async (key, seconds) => (await openClient()).presignedGetObject(bucket, key, seconds),
  };
};
