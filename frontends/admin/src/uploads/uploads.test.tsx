import {
  act,
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import type { DetailedError } from 'tus-js-client';
import { FakeTusUpload } from '../testing/fake-tus.ts';
import { useUploadQueue, VideoUploads } from './index.ts';

const stored: { urlStorageKey: string; uploadUrl: string; metadata: { filename: string } }[] = [];
jest.mock('tus-js-client', () => ({
  Upload: FakeTusUpload,
  defaultOptions: { urlStorage: { findAllUploads: async () => stored } },
}));

const used: string[] = [];
let failUse: Error | undefined;
const Page = () => {
  const queue = useUploadQueue(async (id) => {
    if (failUse) throw failUse;
    used.push(id);
  });
  return <VideoUploads queue={queue} label="admin.course_form.videos" />;
};
const open = (api: Record<string, unknown> = {}) =>
  renderInApp(<Page />, { user: buildUser({ type: 2 }), api });
const video = (name: string) => new File(['video'], name, { type: 'video/mp4' });
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Videos for new lessons (MP4)'), files);
const uploads = FakeTusUpload.created;
const started = (count: number) =>
  waitFor(() => expect(uploads.filter(({ isStarted }) => isStarted)).toHaveLength(count));
const failedWith = (status: number, body = '{}') =>
  Object.assign(new Error('tus'), {
    originalResponse: { getStatus: () => status, getBody: () => body },
  }) as unknown as DetailedError;

beforeEach(() => {
  uploads.length = 0;
  used.length = 0;
  stored.length = 0;
  failUse = undefined;
  FakeTusUpload.previous = [];
});

it('sends several videos one after the other, in their order', async () => {
  open();
  await choose(video('a.mp4'), video('b.mp4'));
  await started(1);
  expect(uploads).toHaveLength(1);
  expect(screen.getByText('Waiting')).toBeVisible();
  act(() => uploads[0]?.finish());
  await started(2);
  act(() => uploads[1]?.finish());
  await waitFor(() => expect(used).toEqual(['up1', 'up2']));
});

it('continues an upload of the same file that an earlier page has started', async () => {
  FakeTusUpload.previous = [{ urlStorageKey: 'tus::1' }];
  open();
  await choose(video('a.mp4'));
  await started(1);
  expect(uploads[0]?.resumedFrom).toEqual({ urlStorageKey: 'tus::1' });
});

it('each request has the current access token', async () => {
  open();
  await choose(video('a.mp4'));
  await started(1);
  const headers: Record<string, string> = {};
  await uploads[0]?.options.onBeforeRequest?.({
    setHeader: (name: string, value: string) => void (headers[name] = value),
  } as never);
  expect(headers).toEqual({ 'auth-token': 'a.e30.c' });
});

it.each([
  [0, true],
  [503, true],
  [409, true],
  [401, true],
  [400, false],
  [413, false],
])('a failure with status %d is retried: %p', async (status, isRetried) => {
  open();
  await choose(video('a.mp4'));
  await started(1);
  const { options } = uploads[0] ?? {};
  expect(options?.onShouldRetry?.(failedWith(status), 0, options)).toBe(isRetried);
});

it('a refused file shows the message of the server, and the next one is sent', async () => {
  open();
  await choose(video('a.mp4'), video('b.mp4'));
  await started(1);
  const problem = JSON.stringify({ message: 'The file is not an MP4 video.', code: 'not-a-video' });
  act(() => uploads[0]?.options.onError?.(failedWith(400, problem)));
  expect(await screen.findByText('The file is not an MP4 video.')).toBeVisible();
  await started(2);
});

it('a lost connection can be continued by a button, and continues by itself when the browser is online', async () => {
  open();
  await choose(video('a.mp4'));
  await started(1);
  act(() => uploads[0]?.options.onError?.(new Error('network')));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await started(2);
  act(() => uploads[1]?.options.onError?.(new Error('network')));
  await screen.findByRole('button', { name: 'Try again' });
  act(() => void window.dispatchEvent(new Event('online')));
  await started(3);
});

it('a sent video whose use failed is not sent again on the retry', async () => {
  failUse = new Error('down');
  open();
  await choose(video('a.mp4'));
  await started(1);
  act(() => uploads[0]?.finish());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  failUse = undefined;
  await userEvent.click(retry);
  await waitFor(() => expect(used).toEqual(['up1']));
  expect(uploads).toHaveLength(1);
});

it('leaving the page stops the upload, and it can be removed from the list', async () => {
  const page = open();
  await choose(video('a.mp4'));
  await started(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.mp4' }));
  await waitFor(() => expect(uploads[0]?.isAborted).toBe(true));
  await choose(video('b.mp4'));
  await started(2);
  page.unmount();
  await waitFor(() => expect(uploads[1]?.isAborted).toBe(true));
});

it('after a reload lists unfinished uploads with their progress, and discards one on request', async () => {
  for (const id of ['u1', 'u2']) {
    localStorage.setItem(`tus::${id}`, '{}');
    stored.push({
      urlStorageKey: `tus::${id}`,
      uploadUrl: `/api/v1/uploads/${id}`,
      metadata: { filename: `${id}.mp4` },
    });
  }
  open({
    'GET /uploads/u1': { offset: 40, size: 100 },
    'GET /uploads/u2': problemResponse(404, 'upload-not-found', 'gone'),
    'DELETE /uploads/u1': {},
  });
  expect(await screen.findByText('u1.mp4')).toBeVisible();
  expect(screen.getByText('40% uploaded')).toBeVisible();
  expect(screen.queryByText('u2.mp4')).toBeNull();
  expect(localStorage.getItem('tus::u2')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(localStorage.getItem('tus::u1')).toBeNull());
  expect(sentRequests.some(({ method, path }) => method === 'DELETE' && path === '/uploads/u1')).toBe(true);
});
