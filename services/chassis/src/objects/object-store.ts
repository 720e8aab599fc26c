import type { Client } from 'minio';
import type { ObjectValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { agentWithTimeout } from './agent-with-timeout.ts';
import { type Bucket, createBucket } from './bucket.ts';

export interface ObjectStore {
  /** The bucket `<S3_BUCKET_PREFIX>-<name>`, which is created when first used. */
  bucket(name: string): Bucket;
}

// A stream of unknown length is sent in parts of this size, one in memory at a time; without it minio takes 512 MB.
const PART_BYTES = 8 * 1024 * 1024;

// Long enough for a store that is busy joining the parts of a large file, short enough for a person to wait for.
const SOCKET_TIMEOUT_MS = 10_000;

/**
 * The object store of S3_ENDPOINT. It connects when first used, and is no part of readiness; its client, which is large,
 * is not even loaded before.
 */
export const openObjectStore = (service: Service<ObjectValues>): ObjectStore => {
  const { s3Endpoint, s3AccessKey, s3SecretKey, s3BucketPrefix } = service.settings;
  const { protocol, hostname, port } = new URL(s3Endpoint);
  const useSSL = protocol === 'https:';
  const agent = agentWithTimeout(useSSL, SOCKET_TIMEOUT_MS);
  const open = async (): Promise<Client> => {
    const { Client } = await import('minio');
    return new Client({
      endPoint: hostname,
      port: port === '' ? (useSSL ? 443 : 80) : Number(port),
      useSSL,
      accessKey: s3AccessKey,
      secretKey: s3SecretKey,
      // Named, so that signing an address needs no call to ask for it.
      region: 'us-east-1',
      pathStyle: true,
      partSize: PART_BYTES,
      transportAgent: agent,
    });
  };
  service.onStop('objects', () => agent.destroy());
  let client: Promise<Client> | undefined;
  const opened = (): Promise<Client> => (client ??= open());
  const buckets = new Map<string, Bucket>();
  return {
    bucket(name) {
      const bucket = buckets.get(name) ?? createBucket(opened, `${s3BucketPrefix}-${name}`);
      buckets.set(name, bucket);
      return bucket;
    },
  };
};
