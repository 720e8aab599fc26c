import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { openObjectStore } from '@sargam/chassis/objects';
import { fakeUploads, partBytes } from './fake-uploads.ts';
import { type Suite, startSuite } from './gateway-suite.ts';

let suite: Suite;
let other: Suite;
let fake: ReturnType<typeof fakeUploads>;
beforeAll(async () => {
  suite = await startSuite({ VIDEO_LIMIT_MB: '20' });
  other = await startSuite(
    { VIDEO_LIMIT_MB: '20', S3_BUCKET_PREFIX: suite.tested.service.settings.s3BucketPrefix },
    { beside: suite },
  );
}, 60_000);
beforeEach(() => {
  fake = fakeUploads(suite.fakes, bucket());
});
afterEach(() => suite.fakes.reset());
afterAll(async () => {
  await other.stop();
  await suite.stop();
});

const bucket = () => openObjectStore(suite.tested.service).bucket('lessons');
const mp4 = (bytes: number) =>
  Buffer.concat([
    Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08free', 'latin1'),
    randomBytes(bytes),
  ]);
const tus = { 'tus-resumable': '1.0.0' };

interface Sent {
  readonly offset?: number;
  readonly via?: Suite;
  readonly headers?: Record<string, string>;
}

const create = async (size: number, via = suite) => {
  const headers = {
    ...tus,
    'upload-length': String(size),
    'upload-metadata': `filename ${Buffer.from('পাঠ.mp4').toString('base64')},filetype dmlkZW8vbXA0`,
  };
  const token = await suite.tokenOf('content');
  const answer = await via.call('/uploads', { method: 'POST', token, headers });
  return { status: answer.status, path: answer.headers.get('location') ?? '', body: answer.body };
};

const send = async (path: string, content: Buffer, { offset = 0, via = suite, headers = {} }: Sent = {}) => {
  const answer = await fetch(`http://127.0.0.1:${via.port()}${path}`, {
    method: 'PATCH',
    headers: {
      ...tus,
      'auth-token': await suite.tokenOf('content'),
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...headers,
    },
    body: new Uint8Array(content),
  });
  const text = await answer.text();
  return { status: answer.status, offset: answer.headers.get('upload-offset'), text };
};

/** The offset of an upload, from the answer to HEAD. */
const offsetOf = async (path: string, via = suite) => {
  const headers = { ...tus, 'auth-token': await suite.tokenOf('content') };
  const answer = await fetch(`http://127.0.0.1:${via.port()}${path}`, { method: 'HEAD', headers });
  return Number(answer.headers.get('upload-offset'));
};
const storedFile = async (path: string) => {
  const { objectKey } = fake.find(path.split('/').at(-1));
  return buffer(await bucket().get(objectKey));
};

/** Sends the beginning of a request and breaks the connection. */
const sendAndBreak = async (path: string, content: Buffer, announced: number, offset = 0) => {
  const token = await suite.tokenOf('content');
  await new Promise<void>((resolve) => {
    const broken = request(`http://127.0.0.1:${suite.port()}${path}`, {
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

/** The offset as soon as bytes of a broken connection are recorded; not all sent bytes need to have arrived. */
const waitForBytes = async (path: string): Promise<number> => {
  for (;;) {
    const offset = await offsetOf(path);
    if (offset > 0) return offset;
    await sleep(50);
  }
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
    const { body } = await suite.call(path, { token: await suite.tokenOf('content') });
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
    await sendAndBreak(path, video.subarray(0, sent), video.length);
    expect(await waitForBytes(path)).toBeLessThanOrEqual(sent);
    expect(await resume(path, video)).toMatchObject({ status: 204, offset: String(video.length) });
    expect((await storedFile(path)).equals(video)).toBe(true);
  });

  it('continues at another replica of the gateway, in pieces of any size', async () => {
    const video = mp4(partBytes + 3);
    const { path } = await create(video.length);
    const cuts = [0, 1, 300, partBytes - 1, partBytes, partBytes + 1, video.length];
    for (const [index, offset] of cuts.slice(0, -1).entries()) {
      const via = index % 2 === 0 ? suite : other;
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

  it('of another kind of file is refused with its first bytes, while the client still sends', async () => {
    const { path } = await create(2 * partBytes);
    const { status, text } = await send(path, randomBytes(2 * partBytes));
    expect([status, JSON.parse(text)['code']]).toEqual([400, 'not-a-video']);
    expect(await offsetOf(path)).toBe(0);
  });

  it('refuses more bytes than announced, and files over the limit', async () => {
    const { path } = await create(500);
    expect((await send(path, mp4(1000))).status).toBe(413);
    expect((await create(21 * 1024 * 1024)).status).toBe(413);
  });

  it('that is removed is not found', async () => {
    const { path } = await create(500);
    const token = await suite.tokenOf('content');
    for (const _ of [1, 2]) expect((await suite.call(path, { method: 'DELETE', token })).status).toBe(204);
    expect((await suite.call(path, { token })).status).toBe(404);
    expect((await send(path, mp4(100))).status).toBe(404);
  });

  it('needs the headers of tus 1.0', async () => {
    const token = await suite.tokenOf('content');
    const { path } = await create(500);
    expect((await suite.call('/uploads', { method: 'POST', token })).status).toBe(412);
    expect((await suite.call('/uploads', { method: 'POST', token, headers: tus })).status).toBe(400);
    expect((await send(path, mp4(10), { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    const { headers } = await suite.call('/uploads', { method: 'OPTIONS', token });
    expect(headers.get('tus-extension')).toBe('creation,termination,checksum,expiration');
    expect(headers.get('tus-max-size')).toBe(String(20 * 1024 * 1024));
  });
});

describe('a lesson', () => {
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };
  const requestsOf = (name: string) =>
    suite.fakes.calls.filter(({ call }) => call === name).map((one) => one.request);

  it('takes the id of an upload instead of the file', async () => {
    const token = await suite.tokenOf('content');
    const form = formOf({ title: 'Scales', status: 'paid', upload: 'u1' });
    expect((await suite.call('/course/lesson/c1', { form, token })).status).toBe(200);
    expect(requestsOf('learning.addLesson')).toMatchObject([{ uploadId: 'u1', objectKey: '' }]);
    const replacement = formOf({ upload: 'u2' });
    expect((await suite.call('/course/lesson/video/l1', { form: replacement, token })).status).toBe(200);
    expect(requestsOf('lessons.replaceVideo')).toMatchObject([{ lessonId: 'l1', uploadId: 'u2' }]);
  });

  it('is refused without either', async () => {
    const token = await suite.tokenOf('content');
    const { status, body } = await suite.call('/course/lesson/c1', {
      form: formOf({ title: 'Scales', status: 'paid' }),
      token,
    });
    expect([status, body['message'], body['errors']]).toEqual([
      400,
      'Any of the field is not fillup or Failed to Upload!!!',
      [{ field: 'video', message: 'A lesson needs its video' }],
    ]);
  });
});
