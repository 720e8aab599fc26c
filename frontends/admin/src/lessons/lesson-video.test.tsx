import { act, screen, userEvent, waitFor } from '@sargam/kit/testing';
import { FakeTusUpload } from '../testing/fake-tus.ts';
import { lesson, openLessons, press } from './lesson-test-page.tsx';

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

it('the row of a lesson shows how far the encoder is, and why it has failed', async () => {
  const ladder = (state: string, percent = 0, reason: string | null = null) => ({ state, percent, reason });
  openLessons({}, [
    lesson('l1', 'First', { ladder: ladder('waiting') }),
    lesson('l2', 'Second', { ladder: ladder('encoding', 42) }),
    lesson('l3', 'Third', { ladder: ladder('ready', 100) }),
    lesson('l4', 'Fourth', { ladder: ladder('failed', 0, 'unreadable') }),
    lesson('l5', 'Fifth', { ladder: ladder('no_encoder') }),
  ]);
  expect(await screen.findByText(/are waiting to be made/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Qualities of Second' })).toHaveAttribute('value', '42');
  expect(screen.getByText('Making smaller qualities: 42%')).toBeVisible();
  expect(screen.getByText('Plays in several qualities')).toBeVisible();
  expect(screen.getByText(/the video cannot be read/)).toBeVisible();
  expect(screen.getByText(/No encoder is running/)).toBeVisible();
});
