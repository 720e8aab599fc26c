import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fakeUploads, partBytes } from './fake-uploads.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';
import { lessonFilesOf, mp4, tus, uploadClient } from './upload-client.ts';

let gateway: TestGateway;
let other: TestGateway;
let fake: ReturnType<typeof fakeUploads>;
beforeAll(async () => {
  gateway = await startTestGateway({ VIDEO_LIMIT_MB: '20' });
  other = await startTestGateway(
    { VIDEO_LIMIT_MB: '20', S3_BUCKET_PREFIX: gateway.testService.service.settings.s3BucketPrefix },
    { replicaOf: gateway },
  );
}, 60_000);
beforeEach(() => {
  fake = fakeUploads(gateway.fakes, lessonFilesOf(gateway));
});
afterEach(() => gateway.fakes.reset());
afterAll(async () => {
  await other.stop();
  await gateway.stop();
});

const { create, send, offsetOf } = uploadClient(() => gateway);
const storedFile = async (path: string) => {
  const { objectKey } = fake.find(path.split('/').at(-1));
  return buffer(await lessonFilesOf(gateway).get(objectKey));
};

/** Sends the beginning of a request and breaks the connection. */
const sendAndBreak = async (path: string, content: Buffer, announced: number, offset = 0) => {
  const token = await gateway.tokenOf('content');
  await new Promise<void>((resolve) => {
    const broken = request(`http://127.0.0.1:${gateway.port()}${path}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        'auth-token': token,
        'content-type': 'application/offset+octet-stream',
        'content-length': announced,
        'upload-offset': offset,
      },
    });
    broken.on('error', () => resolve());
    broken.write(content, () => setTimeout(() => broken.destroy(new Error('connection lost')), 200));
  });
};

/** The offset once bytes of a broken connection are recorded, or 0 if the gateway saw the break before the bytes. */
const waitForBytes = async (path: string): Promise<number> => {
  for (const end = Date.now() + 2000; Date.now() < end; await sleep(50)) {
    const offset = await offsetOf(path);
    if (offset > 0) return offset;
  }
  return 0;
};

/** Sends the beginning and breaks the connection until bytes are recorded. Not all sent bytes need to have arrived. */
const breakAfterBytes = async (path: string, content: Buffer, announced: number): Promise<number> => {
  await sendAndBreak(path, content, announced);
  return (await waitForBytes(path)) || breakAfterBytes(path, content, announced);
};

/** Continues as clients do: a conflict means that the broken request has recorded more bytes, so the offset is asked for again. */
const resume = async (path: string, video: Buffer): ReturnType<typeof send> => {
  const offset = await offsetOf(path);
  const answer = await send(path, video.subarray(offset), { offset });
  return answer.status === 409 ? resume(path, video) : answer;
};

describe('a resumable upload', () => {
  it('of one request stores the file unchanged, with name, length and codecs', async () => {
    const video = mp4(partBytes + 1000);
    const { status, path } = await create(video.length);
    expect([status, path]).toEqual([201, expect.stringMatching(/^\/api\/v1\/uploads\/[\w-]+$/)]);
    expect(await send(path, video)).toMatchObject({ status: 204, offset: String(video.length) });
    expect((await storedFile(path)).equals(video)).toBe(true);
    const { body } = await gateway.call(path, { token: await gateway.tokenOf('content') });
    expect(body).toMatchObject({
      name: 'পাঠ.mp4',
      size: video.length,
      offset: video.length,
      finished: true,
      duration: 60,
      codecs: ['avc1.64001f', 'mp4a'],
    });
  });

  it.each([
    ['before the first part is complete', 100_000],
    ['in the first bytes', 20],
    ['after a part', partBytes + 70_000],
  ])('continues after a broken connection: %s', async (_condition, sent) => {
    const video = mp4(2 * partBytes);
    const { path } = await create(video.length);
    expect(await breakAfterBytes(path, video.subarray(0, sent), video.length)).toBeLessThanOrEqual(sent);
    expect(await resume(path, video)).toMatchObject({ status: 204, offset: String(video.length) });
    expect((await storedFile(path)).equals(video)).toBe(true);
  });

  it('continues at another replica of the gateway, in pieces of any size', async () => {
    const video = mp4(partBytes + 3);
    const { path } = await create(video.length);
    const cuts = [0, 1, 300, partBytes - 1, partBytes, partBytes + 1, video.length];
    for (const [index, offset] of cuts.slice(0, -1).entries()) {
      const via = index % 2 === 0 ? gateway : other;
      const piece = video.subarray(offset, cuts[index + 1]);
      expect(await send(path, piece, { offset, via })).toMatchObject({
        status: 204,
        offset: String(cuts[index + 1]),
      });
      expect(await offsetOf(path, other)).toBe(cuts[index + 1]);
    }
    expect((await storedFile(path)).equals(video)).toBe(true);
  });

  it('is refused at a wrong offset', async () => {
    const { path } = await create(1000);
    expect((await send(path, mp4(100), { offset: 5 })).status).toBe(409);
    expect(await offsetOf(path)).toBe(0);
  });

  it('discards bytes whose checksum does not match, and keeps bytes whose checksum matches', async () => {
    const video = mp4(partBytes + 500);
    const { path } = await create(video.length);
    const digest = (content: Buffer) => createHash('sha1').update(content).digest('base64');
    const wrong = { 'upload-checksum': `sha1 ${digest(Buffer.from('other'))}` };
    expect((await send(path, video, { headers: wrong })).status).toBe(460);
    expect(await offsetOf(path)).toBe(0);
    const unknown = { 'upload-checksum': 'crc32 AAAA' };
    expect((await send(path, video, { headers: unknown })).status).toBe(400);
    const right = { 'upload-checksum': `sha1 ${digest(video)}` };
    expect((await send(path, video, { headers: right })).status).toBe(204);
    expect((await storedFile(path)).equals(video)).toBe(true);
  });
});
