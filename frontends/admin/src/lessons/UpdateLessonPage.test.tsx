import {
  act,
  buildCourseDetail,
  buildLesson,
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { FakeTusUpload } from '../testing/fake-tus.ts';
import UpdateLessonPage from './UpdateLessonPage.tsx';

jest.mock('tus-js-client', () => ({ Upload: FakeTusUpload }));

const lesson = (id: string, title: string, some: object = {}) => buildLesson({ _id: id, title, ...some });
const lessons = [lesson('l1', 'First'), lesson('l2', 'Second'), lesson('l3', 'Third')];
const courseUrl = 'GET /course/c1/?texts=both&revision=draft';
const open = (api: Record<string, unknown> = {}, videos: object[] | undefined = lessons, type: 1 | 2 = 1) =>
  renderInApp(<UpdateLessonPage />, {
    path: '/updatelesson?id=c1',
    user: buildUser({ type }),
    api: { [courseUrl]: { ...buildCourseDetail(), videos }, ...api },
  });
/** A server that keeps the order it receives. */
const openOrdered = () => {
  let present = lessons;
  open({
    [courseUrl]: () => ({ ...buildCourseDetail(), videos: present }),
    'POST /course/lesson/order/c1': async (request: Request) => {
      const { lessons: ids }: { lessons: string[] } = await request.json();
      present = ids.flatMap((id) => lessons.filter(({ _id }) => _id === id));
      return { success: true };
    },
  });
};
const titles = () => screen.getAllByRole('listitem').map((row) => row.querySelector('b, p')?.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodyOf = (path: string) => JSON.parse(sentRequests.find((sent) => sent.path === path)?.body ?? 'null');
const form = async (request: Request) => Object.fromEntries(await request.formData());
const video = new File(['video'], 'open_strings.mp4', { type: 'video/mp4' });

beforeEach(() => {
  sessionStorage.clear();
  FakeTusUpload.created.length = 0;
  FakeTusUpload.previous = [];
});

it('moves a lesson by keyboard, keeps the focus on its button, announces it and sends the whole order', async () => {
  openOrdered();
  const down = await screen.findByRole('button', { name: 'Move First down' });
  down.focus();
  await userEvent.keyboard('{Enter}');
  expect(titles()).toEqual(['Second', 'First', 'Third']);
  expect(screen.getByRole('button', { name: 'Move First down' })).toHaveFocus();
  expect(screen.getByText('First is now lesson 2 of 3.')).toBeInTheDocument();
  await waitFor(() => expect(bodyOf('/course/lesson/order/c1')).toEqual({ lessons: ['l2', 'l1', 'l3'] }));
});

it('a refused order shows the message and the present order', async () => {
  const text = 'The lessons have changed in the meantime. Please try again.';
  open({ 'POST /course/lesson/order/c1': problemResponse(409, 'lessons-changed', text) });
  await screen.findByText('First');
  await press('Move Third up');
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['First', 'Second', 'Third']));
});

it('at an end of the list a lesson does not move', async () => {
  open();
  await screen.findByText('First');
  await press('Move First up');
  expect(titles()).toEqual(['First', 'Second', 'Third']);
  expect(sentRequests.some(({ method }) => method === 'POST')).toBe(false);
});

it('moves a lesson by drag and drop', async () => {
  openOrdered();
  const rows = (await screen.findAllByRole('listitem')).map((row) => ({
    row,
    handle: row.querySelector('[draggable]'),
  }));
  const send = (target: Element | null | undefined, type: string) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { setDragImage: () => undefined } });
    act(() => void target?.dispatchEvent(event));
  };
  send(rows[2]?.handle, 'dragstart');
  send(rows[0]?.row, 'dragover');
  expect(rows[0]?.row).toHaveAttribute('data-edge', 'above');
  send(rows[0]?.row, 'drop');
  expect(titles()).toEqual(['Third', 'First', 'Second']);
  await waitFor(() => expect(bodyOf('/course/lesson/order/c1')).toEqual({ lessons: ['l3', 'l1', 'l2'] }));
});

it('renames a lesson in both languages', async () => {
  open({ 'POST /course/status/': { success: true } });
  await screen.findByText('First');
  await press('Rename: First');
  await userEvent.type(screen.getByRole('textbox', { name: 'English' }), ' chord');
  await userEvent.type(screen.getByRole('textbox', { name: 'Bengali' }), 'কর্ড');
  await press('Save');
  expect(await screen.findByText('lesson name updated successfully')).toBeVisible();
  expect(bodyOf('/course/status/')).toEqual({
    id: 'l1',
    originalname: 'First chord',
    originalnameBn: 'কর্ড',
  });
});

it('a title of one letter is refused with the specified text', async () => {
  open();
  await screen.findByText('First');
  await press('Rename: First');
  const english = screen.getByRole('textbox', { name: 'English' });
  await userEvent.clear(english);
  await userEvent.type(english, 'A');
  await press('Save');
  expect(await screen.findAllByText('Please enter a title for the lesson')).toHaveLength(2);
  expect(sentRequests.some(({ method }) => method === 'POST')).toBe(false);
});

it('changes who may watch a lesson, also as a content uploader', async () => {
  open({ 'POST /course/lesson/edit/l1': { success: true } }, lessons, 2);
  await userEvent.selectOptions(await screen.findByLabelText('Status of First'), 'login');
  expect(await screen.findByText('Course Update Successfully!!!')).toBeVisible();
  expect(bodyOf('/course/lesson/edit/l1')).toEqual({ status: 'login' });
});

it('deletes a lesson after a question, and says if it is archived instead', async () => {
  open({ 'DELETE /course/lesson/l2': { success: true, archived: true } });
  await screen.findByText('Second');
  await press('Delete Second');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Second is archived, because students have progress in it.')).toBeVisible();
});

it('archived lessons are apart from the order, and are shown again on request', async () => {
  open({ 'POST /course/lesson/restore/l9': { success: true } }, [
    ...lessons,
    lesson('l9', 'Old', { archived: true }),
  ]);
  await press(await screen.findByRole('button', { name: 'Show again: Old' }).then(() => 'Show again: Old'));
  expect(await screen.findByText('Course Update Successfully!!!')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move Old up' })).toBeNull();
});

it('a sent video becomes a lesson with the name of its file', async () => {
  const sent: unknown[] = [];
  open({
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
  open({
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

it('saves tempo, tempo map, metre, first beat and chapters, and removes what is emptied', async () => {
  open({ 'POST /course/lesson/edit/l1': { success: true } }, [
    lesson('l1', 'First', {
      tempo: 90,
      tempoMap: [{ beat: 17, bpm: 96 }],
      chapters: [{ seconds: 0, title: 'Tuning' }],
    }),
  ]);
  await press(await screen.findByRole('button', { name: 'Details: First' }).then(() => 'Details: First'));
  await userEvent.clear(screen.getByLabelText('Tempo'));
  await userEvent.type(screen.getByLabelText('Metre'), '6/8');
  await userEvent.type(screen.getByLabelText('Tempo changes'), '{Enter}33 112');
  await userEvent.type(screen.getByLabelText('Chapters'), '{Enter}1:05 Chord');
  await press('Save');
  expect(await screen.findByText('Course Update Successfully!!!')).toBeVisible();
  expect(bodyOf('/course/lesson/edit/l1')).toEqual({
    tempo: null,
    metre: '6/8',
    firstBeat: null,
    tempoMap: [
      { beat: 17, bpm: 96 },
      { beat: 33, bpm: 112 },
    ],
    chapters: [
      { seconds: 0, title: 'Tuning', titleBn: '' },
      { seconds: 65, title: 'Chord', titleBn: '' },
    ],
  });
});

it('a tempo with decimals can be saved', async () => {
  open({ 'POST /course/lesson/edit/l1': { success: true } }, [lesson('l1', 'First', { tempo: 92.5 })]);
  await press(await screen.findByRole('button', { name: 'Details: First' }).then(() => 'Details: First'));
  await userEvent.type(screen.getByLabelText('Metre'), '6/8');
  await press('Save');
  expect(await screen.findByText('Course Update Successfully!!!')).toBeVisible();
  expect(bodyOf('/course/lesson/edit/l1')).toMatchObject({ tempo: 92.5, metre: '6/8' });
});

it('saves captions of a language and the notes, and removes them', async () => {
  const sent: unknown[] = [];
  open(
    {
      'POST /course/lesson/captions/l1': async (request: Request) => void sent.push(await request.json()),
      'POST /course/lesson/score/l1': async (request: Request) => void sent.push(await form(request)),
    },
    [lesson('l1', 'First', { captions: [{ language: 'bn', src: null }] })],
  );
  await press(await screen.findByRole('button', { name: 'Details: First' }).then(() => 'Details: First'));
  await userEvent.upload(screen.getByLabelText('Captions, English (WebVTT)'), new File(['WEBVTT'], 'a.vtt'));
  await userEvent.upload(screen.getByLabelText('Notes (MusicXML or Guitar Pro)'), new File(['x'], 'a.gp'));
  await press('Delete');
  await waitFor(() =>
    expect(sent).toEqual([
      { language: 'en', text: 'WEBVTT' },
      { score: expect.any(File) },
      { language: 'bn', text: '' },
    ]),
  );
});

it('lessons that could not be loaded are an error with a retry, not an empty list', async () => {
  open({ [courseUrl]: { ...buildCourseDetail(), videos: undefined } });
  expect(await screen.findByText('This part did not load')).toBeVisible();
  expect(screen.queryByText('No data found')).toBeNull();
});
