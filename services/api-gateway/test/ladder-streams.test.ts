import { randomUUID } from 'node:crypto';
import { domainError } from '@sargam/chassis/errors';
import { openObjectStore } from '@sargam/chassis/objects';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  await bucket().put('ladders/l/1/480p.mp4', Buffer.from('ftyp-first-second'));
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const bucket = () => openObjectStore(gateway.testService.service).bucket('lessons');
const cookie = 'sargam_viewer=0123456789012345678901';
const answerLadder = async (change: { sessionId?: string; limitedPersonId?: string } = {}) => {
  const objectUrl = await bucket().presignGet('ladders/l/1/480p.mp4', 60);
  gateway.fakes.answer('learning.openLadderFile', () => ({ objectUrl, contentType: 'video/mp4', ...change }));
};
const openFile = (file = '480p.mp4', headers: Record<string, string> = {}) =>
  gateway.call(`/video/v.mp4/hls/si.gned/l/${file}`, { headers: { cookie, ...headers } });

describe('a file of an HLS ladder', () => {
  it('is sent in the requested range and is not cached; the signature in the path is checked with the cookie', async () => {
    await answerLadder();
    const { status, text, headers } = await openFile('480p.mp4', { range: 'bytes=5-9' });
    expect([status, text, headers.get('content-type')]).toEqual([206, 'first', 'video/mp4']);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(gateway.fakes.calls[0]?.request).toMatchObject({
      filename: 'v.mp4',
      signature: 'si.gned',
      viewerSession: '0123456789012345678901',
      ladderId: 'l',
      file: '480p.mp4',
    });
  });

  it('is refused with the status of the refusal', async () => {
    for (const [refusal, expected] of [
      [domainError.forbidden('video-not-yours', 'Purchase the course First!!'), 403],
      [domainError.notFound('video-not-found', 'There is no such video.'), 404],
    ] as const) {
      gateway.fakes.answer('learning.openLadderFile', () => {
        throw refusal;
      });
      expect((await openFile()).status).toBe(expected);
    }
  });

  it('is refused after the login session of its signature has ended', async () => {
    const sessionId = randomUUID();
    await answerLadder({ sessionId });
    expect((await openFile()).status).toBe(200);
    gateway.fakes.answer('sessions.endSession', () => ({ sessionIds: [sessionId] }));
    await gateway.call('/user/sessions/end', {
      json: { session: sessionId },
      token: await gateway.tokenOf('student'),
    });
    const { status, body } = await openFile();
    expect([status, body['code']]).toEqual([401, 'session-ended']);
  });

  it.each(['..', 'other.mp4'])('is looked up by learning and never joined to a path: %s', async (file) => {
    gateway.fakes.answer('learning.openLadderFile', () => {
      throw domainError.notFound('video-not-found', 'There is no such video.');
    });
    expect((await openFile(encodeURIComponent(file).replaceAll('.', '%2e'))).status).toBe(404);
  });

  it.each(['..%2F..%2Fraw%2Fsong', '..%5Cindex.m3u8', '480p.mp4%00'])(
    'with a name that no file can have is refused before it is looked up: %s',
    async (file) => {
      const openLadderFile = vi.fn<() => never>();
      gateway.fakes.answer('learning.openLadderFile', openLadderFile);
      expect((await openFile(file)).status).toBe(400);
      expect(openLadderFile).not.toHaveBeenCalled();
    },
  );
});

describe('lessons on several devices', () => {
  const play = async (limitedPersonId: string, sessionId: string) => {
    await answerLadder({ limitedPersonId, sessionId });
    const { status, body } = await openFile();
    return status === 200 ? 200 : [status, body['code']];
  };

  it('play on two of them, which stay admitted; the third is refused', async () => {
    const student = randomUUID();
    for (const device of ['phone', 'laptop', 'phone', 'laptop'])
      expect(await play(student, device)).toBe(200);
    expect(await play(student, 'tablet')).toEqual([409, 'lesson-sessions']);
    expect(await play(student, 'phone')).toBe(200);
    expect(await play(randomUUID(), 'tablet')).toBe(200);
  });

  it('are not limited for staff and for open lessons', async () => {
    for (const device of ['one', 'two', 'three']) expect(await play('', device)).toBe(200);
  });
});
