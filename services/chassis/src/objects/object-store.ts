import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { Client } from 'minio';
import type { ObjectValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { type Bucket, createBucket } from './bucket.ts';

export interface ObjectStore {
  /** The bucket `<S3_BUCKET_PREFIX>-<name>`; it is created at its first write. */
  bucket(name: string): Bucket;
}

// The part size of a stream of unknown length; one part is in memory at a time. minio's default is 512 MB.
const PART_BYTES = 8 * 1024 * 1024;

// Long enough for a store that joins the parts of a large file, short enough for a waiting user.
const SOCKET_TIMEOUT_MS = 10_000;

/** A client of S3_ENDPOINT. The library is large, so it is loaded here. */
export const createObjectClient = async (
  { s3Endpoint, s3AccessKey, s3SecretKey }: ObjectValues,
  transportAgent?: Agent,
): Promise<Client> => {
  const { protocol, hostname, port } = new URL(s3Endpoint);
  const useSSL = protocol === 'https:';
  const { Client } = await import('minio');
  return new Client({
    endPoint: hostname,
    port: port === '' ? (useSSL ? 443 : 80) : Number(port),
    useSSL,
    accessKey: s3AccessKey,
    secretKey: s3SecretKey,
    // Set, because minio requests the region otherwise before it signs a URL.
    region: 'us-east-1',
    pathStyle: true,
    partSize: PART_BYTES,
    ...(transportAgent && { transportAgent }),
  });
};

/**
 * The object store of S3_ENDPOINT. It connects at the first use, when its large client library is loaded, and is not part
 * of readiness.
 */
export const openObjectStore = (service: Service<ObjectValues>): ObjectStore => {
  const agent = agentWithTimeout(service.settings.s3Endpoint.startsWith('https:'), SOCKET_TIMEOUT_MS);
  service.onStop('objects', () => agent.destroy());
  let client: Promise<Client> | undefined;
  const getClient = (): Promise<Client> => (client ??= createObjectClient(service.settings, agent));
  const buckets = new Map<string, Bucket>();
  return {
    bucket(name) {
      const bucket =
        buckets.get(name) ?? createBucket(getClient, `${service.settings.s3BucketPrefix}-${name}`);
      buckets.set(name, bucket);
      return bucket;
    },
  };
};

/**
 * An HTTP agent that destroys a connection after `ms` without traffic. minio itself has no timeout. A slow source stream
 * does not cause a timeout: its parts are sent whole.
 */
export const agentWithTimeout = (secure: boolean, ms: number): Agent => {
  const agent = new (secure ? SecureAgent : Agent)({ keepAlive: true, timeout: ms });
  const open = agent.createConnection.bind(agent);
  agent.createConnection = (options, done) => {
    const socket = open(options, done);
    const timeoutError = Object.assign(new Error('The object store does not answer.'), { code: 'ETIMEDOUT' });
    socket?.once('timeout', () => socket.destroy(timeoutError));
    return socket;
  };
  return agent;
};
