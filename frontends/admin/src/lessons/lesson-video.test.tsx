import { act, screen, userEvent, waitFor } from '@sargam/kit/testing';
import { FakeTusUpload } from '../testing/fake-tus.ts';
import { openLessons, press } from './lesson-test-page.tsx';

jest.mock('tus-js-client', () => ({ Upload: FakeTusUpload }));

const form = async (request: Request) => Object.fromEntries(await request.formData());
const video = new File(['video'], 'open_strings.mp4', { type: 'video/mp4' });

beforeEach(() => {
  sessionStorage.clear();
  FakeTusUpload.created.length = 0;
  FakeTusUpload.previous = [];
});

it('a sent video becomes a lesson with the name of its file', async () => {
  const sent: unknown[] = [];
  openLessons({
    'POST /course/lesson/c1': async (request: Request) => void sent.push(await form(request)),
    'GET /uploads/up1': { duration: 65, codecs: ['avc1.64001f', 'mp4a'] },
  });
  await userEvent.upload(await screen.findByLabelText('Videos for new lessons (MP4)'), video);
  await waitFor(() => expect(FakeTusUpload.created[0]?.isStarted).toBe(true));
  act(() => FakeTusUpload.created[0]?.options.onProgress?.(42, 100));
  expect(screen.getByRole('progressbar', { name: 'open_strings.mp4' })).toHaveAttribute('value', '42');
  act(() => FakeTusUpload.created[0]?.finish());
  expect(await screen.findByText('Uploaded')).toBeVisible();
  expect(await screen.findByText(/1:05 · avc1\.64001f, mp4a/)).toBeVisible();
  expect(sent).toEqual([{ title: 'open strings', status: 'paid', upload: 'up1', _id: 'up1' }]);
});

it('a replaced video is saved for its lesson', async () => {
  const sent: unknown[] = [];
  openLessons({
    'POST /course/lesson/video/l1': async (request: Request) => void sent.push(await form(request)),
    'GET /uploads/up1': { duration: 0, codecs: [] },
  });
  await screen.findByText('First');
  await press('Replace video: First');
  await userEvent.upload(screen.getByLabelText('New video (MP4)'), video);
  await waitFor(() => expect(FakeTusUpload.created[0]?.isStarted).toBe(true));
  act(() => FakeTusUpload.created[0]?.finish());
  expect(await screen.findByText('Course Update Successfully!!!')).toBeVisible();
  expect(sent).toEqual([{ upload: 'up1' }]);
});
