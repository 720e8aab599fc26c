import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { domainError } from '@sargam/chassis/errors';
import { openObjectStore } from '@sargam/chassis/objects';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const bucket = (name: string) => openObjectStore(gateway.testService.service).bucket(name);

describe('a video', () => {
  const content = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), randomBytes(1000)]);
  beforeAll(() =>
    bucket('lessons').put('v.mp4', Readable.from([content]), { size: content.length, type: 'video/mp4' }),
  );
  const watch = async (headers: Record<string, string> = {}, sessionId = '') => {
    const stat = await bucket('lessons').stat('v.mp4');
    const objectUrl = await bucket('lessons').presignGet('v.mp4', 60);
    gateway.fakes.answer('learning.openVideo', () => ({
      objectUrl,
      contentType: 'video/mp4',
      etag: stat?.etag,
      sessionId,
    }));
    return gateway.call('/video/v.mp4?s=signed', {
      headers: { cookie: 'sargam_viewer=0123456789012345678901', ...headers },
    });
  };

  it('is sent whole or in the requested range and is not cached', async () => {
    const whole = await watch();
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    expect(whole.headers.get('cache-control')).toBe('private, no-store');
    expect(whole.headers.get('etag')).toBeTruthy();
    const part = await watch({ range: 'bytes=4-11' });
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([
      206,
      'ftypisom',
      `bytes 4-11/${content.length}`,
    ]);
    expect(gateway.fakes.calls[0]?.request).toMatchObject({
      filename: 'v.mp4',
      signature: 'signed',
      viewerSession: '0123456789012345678901',
    });
  });

  it('is refused after the login session of its address has ended', async () => {
    gateway.fakes.answer('sessions.endSession', () => ({ sessionIds: ['ended-login'] }));
    await gateway.call('/user/sessions/end', {
      json: { session: 'ended-login' },
      token: await gateway.tokenOf('student'),
    });
    const refused = await watch({}, 'ended-login');
    expect([refused.status, refused.body['code']]).toEqual([401, 'session-ended']);
    expect((await watch({}, 'other-login')).status).toBe(200);
  });

  it('is sent whole if If-Range names another version', async () => {
    const tag = (await watch()).headers.get('etag') ?? '';
    expect((await watch({ range: 'bytes=0-1', 'if-range': tag })).status).toBe(206);
    expect((await watch({ range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200);
  });

  it('returns 416 for a range beyond its end', async () => {
    const { status, headers, text, body } = await watch({ range: 'bytes=5000-' });
    expect([status, headers.get('content-range')]).toEqual([416, `bytes */${content.length}`]);
    expect([body['code'], headers.get('content-type')]).toEqual([
      'no-such-range',
      'application/problem+json; charset=utf-8',
    ]);
    expect(text).not.toMatch(/Bucket|Resource/);
  });

  it('is rejected if learning rejects the signature', async () => {
    gateway.fakes.answer('learning.openVideo', () => {
      throw domainError.forbidden('not-your-video', 'Purchase the course First!!');
    });
    const { status, body } = await gateway.call('/video/v.mp4?s=copied');
    expect([status, body['message']]).toEqual([403, 'Purchase the course First!!']);
  });
});

it.each(['..%2Flessons%2Fv.mp4', '%2e%2e%2fv.mp4', 'a%00b.webp', 'v.mp4%3Flist-type=2'])(
  'a key outside the bucket is not found: %s',
  async (key) => {
    const { status, body } = await gateway.call(`/media/${key}`);
    expect([status, body['code']]).toEqual([404, 'no-such-file']);
  },
);
