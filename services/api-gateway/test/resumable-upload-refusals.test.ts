import { randomBytes } from 'node:crypto';
import { fakeUploads, partBytes } from './fake-uploads.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';
import { lessonFilesOf, mp4, tus, uploadClient } from './upload-client.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ VIDEO_LIMIT_MB: '20' });
}, 60_000);
beforeEach(() => void fakeUploads(gateway.fakes, lessonFilesOf(gateway)));
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const { create, send, offsetOf } = uploadClient(() => gateway);

describe('a resumable upload', () => {
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
    const token = await gateway.tokenOf('content');
    for (const _ of [1, 2]) expect((await gateway.call(path, { method: 'DELETE', token })).status).toBe(204);
    expect((await gateway.call(path, { token })).status).toBe(404);
    expect((await send(path, mp4(100))).status).toBe(404);
  });

  it('needs the headers of tus 1.0', async () => {
    const token = await gateway.tokenOf('content');
    const { path } = await create(500);
    expect((await gateway.call('/uploads', { method: 'POST', token })).status).toBe(412);
    expect((await gateway.call('/uploads', { method: 'POST', token, headers: tus })).status).toBe(400);
    expect((await send(path, mp4(10), { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    const { headers } = await gateway.call('/uploads', { method: 'OPTIONS', token });
    expect(headers.get('tus-extension')).toBe('creation,termination,checksum,expiration');
    expect(headers.get('tus-max-size')).toBe(String(20 * 1024 * 1024));
  });
});
