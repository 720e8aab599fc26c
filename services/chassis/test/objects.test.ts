import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Client } from 'minio';
import {
  type ObjectValues,
  objectSettings,
  type ProcessValues,
  processSettings,
} from '../src/config/index.ts';
import { createBucket } from '../src/objects/bucket.ts';
import { type Bucket, openObjectStore } from '../src/objects/index.ts';
import { type ServiceUnderTest, startTestService } from '../src/testing/index.ts';

type Values = ProcessValues & ObjectValues;
let bucket: Bucket;
let suite: ServiceUnderTest<Values>;

beforeAll(async () => {
  suite = await startTestService(path.join(import.meta.dirname, 'notes'), {
    settings: { ...processSettings, ...objectSettings },
    start: async (service) => {
      bucket = openObjectStore(service).bucket('films');
    },
  });
});
afterAll(() => suite.stop());

const content = randomBytes(200_000);

it('a streamed object is read back unchanged, complete and by range', async () => {
  await bucket.put('a/film.mp4', Readable.from([content.subarray(0, 1000), content.subarray(1000)]), {
    type: 'video/mp4',
  });
  expect(await bucket.stat('a/film.mp4')).toMatchObject({ size: content.length, type: 'video/mp4' });
  expect((await buffer(await bucket.get('a/film.mp4'))).equals(content)).toBe(true);
  const part = await buffer(await bucket.get('a/film.mp4', { start: 10, end: 19 }));
  expect(part.equals(content.subarray(10, 20))).toBe(true);
});

it('a stream of unknown length uses the memory of a few parts only', async () => {
  const chunk = randomBytes(1024 * 1024);
  const megabytes = 40;
  const rssBefore = process.memoryUsage().rss;
  let maxRss = 0;
  const film = Readable.from(
    (function* play() {
      for (let sent = 0; sent < megabytes; sent++) {
        maxRss = Math.max(maxRss, process.memoryUsage().rss - rssBefore);
        yield chunk;
      }
    })(),
  );
  await bucket.put('long.mp4', film);
  expect((await bucket.stat('long.mp4'))?.size).toBe(megabytes * chunk.length);
  expect(maxRss).toBeLessThan(150 * 1024 * 1024);
});

it('a missing object has no stat, cannot be read and can be removed', async () => {
  expect(await bucket.stat('none')).toBeUndefined();
  await expect(bucket.get('none')).rejects.toThrow();
  await expect(bucket.remove('none')).resolves.toBeUndefined();
});

it('a signed URL serves its object and no other', async () => {
  await bucket.put('note.txt', Buffer.from('do re mi'), { type: 'text/plain' });
  const address = await bucket.presignGet('note.txt', 60);
  expect(await (await fetch(address)).text()).toBe('do re mi');
  expect((await fetch(address.replace('note.txt', 'long.mp4'))).status).toBe(403);
});

it('a stream rejected on its first bytes starts no upload', async () => {
  let uploads = 0;
  const store = {
    bucketExists: async () => true,
    putObject: async () => void uploads++,
    removeIncompleteUpload: async () => undefined,
  };
  const bucketWithSpy = createBucket(async () => store as unknown as Client, 'films');
  const rejected = new Readable({
    read() {
      this.destroy(new Error('not a film'));
    },
  });
  await expect(bucketWithSpy.put('rejected.mp4', rejected)).rejects.toThrow('not a film');
  expect(uploads).toBe(0);
});

it('a broken stream fails immediately and leaves no object', async () => {
  const broken = Readable.from(
    (function* play() {
      yield randomBytes(9 * 1024 * 1024);
      throw new Error('the sender disconnected');
    })(),
  );
  await expect(bucket.put('broken.mp4', broken)).rejects.toThrow('the sender disconnected');
  expect(await bucket.stat('broken.mp4')).toBeUndefined();
});
