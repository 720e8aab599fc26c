import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'minio';
import { domainError } from '../errors/index.ts';

/** What is known of an object without reading it. */
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
  /** Streams the content there; it is never held in memory as a whole. Without a size it goes in parts of 8 MB. */
  put(
    key: string,
    content: Readable | Buffer,
    options?: { readonly size?: number; readonly type?: string },
  ): Promise<void>;
  /** A stream of the content or a part of it; destroying it ends the transfer. Rejects when there is none. */
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** Undefined when there is no such object. */
  stat(key: string): Promise<ObjectStat | undefined>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
  /** An address at which anyone who has it can read the object, for so many seconds. */
  presignGet(key: string, seconds: number): Promise<string>;
}

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));

const outages = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EPIPE',
  'ETIMEDOUT',
];

/** A store that is away is no fault of anybody's request: it is told as `unavailable`. */
const unavailableWhenUnreachable = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    throw hasCode(error, ...outages) ? domainError.unavailable('objects-away', undefined, error) : error;
  }
};

const ensureBucket = async (client: Client, bucket: string): Promise<void> => {
  if (await client.bucketExists(bucket)) return;
  await client.makeBucket(bucket).catch((error: unknown) => {
    if (!hasCode(error, 'BucketAlreadyOwnedByYou', 'BucketAlreadyExists')) throw error;
  });
};

/**
 * minio does not listen for its source breaking, and would wait for the rest for ever: the break ends it here. Nothing
 * is begun at the store before there is something to send: a source that is refused by its first bytes leaves no trace.
 */
const transfer = async (content: Readable, send: (relay: Readable) => Promise<unknown>): Promise<void> => {
  const relay = new PassThrough();
  const flowed = pipeline(content, relay);
  try {
    await Promise.race([once(relay, 'readable'), flowed]);
    const sent = send(relay);
    await Promise.race([sent, flowed.then(() => sent)]);
  } finally {
    relay.destroy();
  }
};

export const createBucket = (opened: () => Promise<Client>, bucket: string): Bucket => {
  let ensuring: Promise<void> | undefined;
  const ensured = async (): Promise<Client> => {
    const client = await opened();
    ensuring ??= unavailableWhenUnreachable(ensureBucket(client, bucket)).catch((error: unknown) => {
      ensuring = undefined;
      throw error;
    });
    await ensuring;
    return client;
  };
  return {
    async put(key, content, { size, type = 'application/octet-stream' } = {}) {
      const client = await ensured();
      const headers = { 'Content-Type': type };
      if (Buffer.isBuffer(content))
        return void (await unavailableWhenUnreachable(client.putObject(bucket, key, content, size, headers)));
      try {
        await transfer(content, (relay) =>
          unavailableWhenUnreachable(client.putObject(bucket, key, relay, size, headers)),
        );
      } catch (error) {
        // Parts that arrived by then are of no use to anybody; where they cannot be removed, the store forgets them.
        await client.removeIncompleteUpload(bucket, key).catch(() => undefined);
        throw error;
      }
    },
    async get(key, range) {
      const client = await opened();
      return range === undefined
        ? unavailableWhenUnreachable(client.getObject(bucket, key))
        : unavailableWhenUnreachable(
            client.getPartialObject(bucket, key, range.start, range.end - range.start + 1),
          );
    },
    async stat(key) {
      const client = await opened();
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
      const client = await ensured();
      await unavailableWhenUnreachable(client.removeObject(bucket, key));
    },
    presignGet: async (key, seconds) => (await opened()).presignedGetObject(bucket, key, seconds),
  };
};
