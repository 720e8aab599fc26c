import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { Client } from 'minio';
import { createBucket } from '../src/objects/bucket.ts';
import { agentWithTimeout } from '../src/objects/object-store.ts';

let hangingServer: Server;
beforeAll(async () => {
  // Accepts connections and sends nothing, as a store that hangs.
  hangingServer = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(hangingServer, 'listening');
});
afterAll(() => void hangingServer.close());

const createBucketAt = (port: number) => {
  const agent = agentWithTimeout(false, 200);
  const shared = { endPoint: '127.0.0.1', port, useSSL: false, region: 'us-east-1', transportAgent: agent };
  const client = new Client({ ...shared, accessKey: 'a', secretKey: 'secret-key' });
  return createBucket(async () => client, 'films');
};
const findPort = (server: Server) => (server.address() as AddressInfo).port;

describe.each([
  ['hangs', () => findPort(hangingServer)],
  ['refuses connections', () => 9],
])('a store that %s', (_state, port) => {
  const unavailable = { kind: 'unavailable', code: 'object-store-unavailable' };

  it('makes writes fail as unavailable', async () => {
    await expect(createBucketAt(port()).put('a', Buffer.from('a'))).rejects.toMatchObject(unavailable);
    await expect(createBucketAt(port()).put('b', Readable.from(['b']))).rejects.toMatchObject(unavailable);
  });

  it('makes reads fail as unavailable', async () => {
    await expect(createBucketAt(port()).stat('a')).rejects.toMatchObject(unavailable);
    await expect(createBucketAt(port()).get('a')).rejects.toMatchObject(unavailable);
  });
});
