/** @jest-environment node */
import { ApiError } from '@sargam/kit';
import { createPublicApi } from './public-api.ts';

const get = createPublicApi('http://gateway');
const respond = (body: unknown, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));
const call = () =>
  get('/course/c1/', { language: 'bn', visitorIp: '10.0.0.1' }, new AbortController().signal);

afterEach(() => void jest.restoreAllMocks());

it('empties the signed paths of a response, keeps the others, and calls the response personal', async () => {
  const picture = '/api/v1/media/c1.webp';
  respond({
    thumbnail: picture,
    videos: [
      { src: '/api/v1/video/l1.mp4?s=abc', hls: '/api/v1/video/l1.mp4/hls/a.b/c/index.m3u8' },
      { src: null },
    ],
  });
  expect(await call()).toEqual({
    data: { thumbnail: picture, videos: [{ src: '', hls: '' }, { src: null }] },
    isPersonal: true,
  });
  respond({ thumbnail: picture });
  expect((await call()).isPersonal).toBe(false);
});

it('requests as a visitor: with language and IP address, without cookie and token', async () => {
  const fetched = respond({});
  await call();
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('http://gateway/api/v1/course/c1/');
  expect(init?.headers).toEqual({
    accept: 'application/json',
    'accept-language': 'bn',
    'x-forwarded-for': '10.0.0.1',
  });
});

it('throws the API error of a refusal', async () => {
  respond({ detail: 'No such course.' }, 404);
  const error: unknown = await call().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, message: 'No such course.' });
});
