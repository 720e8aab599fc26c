import { domainError } from '@sargam/chassis/errors';
import { openObjectStore } from '@sargam/chassis/objects';
import sharp from 'sharp';
import { startTestGateway, type TestGateway } from './test-gateway.ts';
import { mp4 } from './upload-client.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ VIDEO_LIMIT_MB: '12' });
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const bucket = (name: string) => openObjectStore(gateway.testService.service).bucket(name);
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#663399' } })
    .png()
    .toBuffer();
const file = (content: Buffer, name = 'me.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(content)], name, { type });
const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

describe('a lesson', () => {
  const add = async (video: File) =>
    gateway.call('/course/lesson/c1', {
      form: formOf({ video, title: 'One', status: 'open', duration: '30', _id: 'l1' }),
      token: await gateway.tokenOf('content'),
    });
  const added = () =>
    String(gateway.fakes.calls.find(({ call }) => call === 'learning.addLesson')?.request['objectKey']);

  it('stores a video unchanged that is larger than one upload part', async () => {
    const content = mp4(9 * 1024 * 1024);
    const { status } = await add(file(content, 'one.mp4', 'video/mp4'));
    expect(status).toBe(200);
    const stored: Buffer[] = [];
    for await (const chunk of await bucket('lessons').get(added())) stored.push(chunk as Buffer);
    expect(Buffer.concat(stored).equals(content)).toBe(true);
  });

  it('is rejected if the video is no MP4', async () => {
    const { status, body } = await add(file(Buffer.from('<html>'.repeat(1000)), 'one.mp4', 'video/mp4'));
    expect([status, body['code']]).toEqual([400, 'not-a-video']);
    expect(gateway.fakes.calls.filter(({ call }) => call === 'learning.addLesson')).toEqual([]);
  });

  it('returns the error while the upload is still arriving', async () => {
    const large = file(Buffer.alloc(8 * 1024 * 1024, '<html>'), 'one.mp4', 'video/mp4');
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) statuses.push((await add(large)).status);
    expect(new Set(statuses)).toEqual(new Set([400]));
  });

  it('is rejected for an unknown course without a call to learning', async () => {
    gateway.fakes.answer('catalogue.getCourse', () => {
      throw domainError.notFound('course-not-found', 'No data found');
    });
    const { status } = await add(file(mp4(100), 'one.mp4', 'video/mp4'));
    expect(status).toBe(404);
    expect(gateway.fakes.calls.filter(({ call }) => call === 'learning.addLesson')).toEqual([]);
  });

  it('is rejected if the video is too large', async () => {
    const { status } = await add(file(mp4(13 * 1024 * 1024), 'one.mp4', 'video/mp4'));
    expect(status).toBe(413);
  });

  it('removes the video if learning rejects it or has the lesson already', async () => {
    gateway.fakes.answer('learning.addLesson', () => {
      throw domainError.notFound('no-such-course', 'There is no such course.');
    });
    await add(file(mp4(100), 'one.mp4', 'video/mp4'));
    expect(await bucket('lessons').stat(added())).toBeUndefined();
    gateway.fakes.reset();
    gateway.fakes.answer('learning.addLesson', () => ({ id: 'l1', objectKey: 'the-first.mp4' }));
    expect((await add(file(mp4(100), 'one.mp4', 'video/mp4'))).status).toBe(200);
    expect(await bucket('lessons').stat(added())).toBeUndefined();
  });
});

it('a category stores the picture of its data URL', async () => {
  const image = `data:image/png;base64,${(await png(30, 30)).toString('base64')}`;
  gateway.fakes.answer('store.saveCategory', ({ category }) => ({ id: 'k', ...(category as object) }));
  const { status, body } = await gateway.call('/store/category/create/', {
    json: { name: 'Cards', description: 'All', image },
    token: await gateway.tokenOf('admin'),
  });
  expect(status).toBe(200);
  expect(body['data']).toMatchObject({ image: expect.stringMatching(/^\/api\/v1\/media\/\w+\.webp$/) });
});
