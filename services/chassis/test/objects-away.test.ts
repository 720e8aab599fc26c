import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { Client } from 'minio';
import { agentWithTimeout } from '../src/objects/agent-with-timeout.ts';
import { createBucket } from '../src/objects/bucket.ts';

let deaf: Server;
beforeAll(async () => {
  // Takes connections and says nothing, as a store that hangs.
  deaf = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(deaf, 'listening');
});
afterAll(() => void deaf.close());

const bucketAt = (port: number) => {
  const agent = agentWithTimeout(false, 200);
  const shared = { endPoint: '127.0.0.1', port, useSSL: false, region: 'us-east-1', transportAgent: agent };
  const client = new Client({ ...shared, accessKey: 'a', secretKey: 'secret-key' });
  return createBucket(async () => client, 'films');
};
const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe.each([
  ['hangs', () => portOf(deaf)],
  ['is not there', () => 9],
])('a store that %s', (_what, port) => {
  const away = { kind: 'unavailable', code: 'objects-away' };

  it('is told as unavailable to whoever puts something there', async () => {
    await expect(bucketAt(port()).put('a', Buffer.from('a'))).rejects.toMatchObject(away);
    await expect(bucketAt(port()).put('b', Readable.from(['b']))).rejects.toMatchObject(away);
  });

  it('is told as unavailable to whoever reads', async () => {
    await expect(bucketAt(port()).stat('a')).rejects.toMatchObject(away);
    await expect(bucketAt(port()).get('a')).rejects.toMatchObject(away);
  });
});
