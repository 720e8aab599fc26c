import {
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { buildCourse, buildLesson } from '../../testing/samples.ts';
import { LessonAside } from '../aside/LessonAside.tsx';

let ids: string[] = [];
Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => ids.shift() ?? 'new-id' });

const lessons = [buildLesson(), buildLesson({ _id: 'l2', title: 'Travis picking' })];
const course = buildCourse({ videos: lessons });
const note = (id: string, lesson: string, seconds: number, text: string) => ({
  id,
  lesson,
  lessonTitle: lesson === 'l1' ? 'How to hold' : 'Travis picking',
  seconds,
  text,
  createdAt: '2026-11-21T04:30:00.000Z',
});
const kept = [note('n1', 'l1', 72, 'Thumb first'), note('n2', 'l1', 90, ''), note('n3', 'l2', 5, 'Slowly')];

const open = async (
  api: Record<string, unknown> = {},
  { isVisitor, language }: { isVisitor?: boolean; language?: 'bn' } = {},
) => {
  const video = document.createElement('video');
  video.currentTime = 12.7;
  const [lesson = buildLesson(), next] = lessons;
  const study = { course, lessons, lesson, number: 1, previous: undefined, next, freeVideo: undefined };
  renderInApp(<LessonAside study={study} video={video} />, {
    path: '/lesson?course=c1&lesson=l1',
    user: isVisitor ? undefined : buildUser(),
    ...(language && { language }),
    api: { 'GET /learning/course-notes/c1': { data: kept }, ...api },
  });
  return video;
};
const openNotes = async (...given: Parameters<typeof open>) => {
  const video = await open(...given);
  await userEvent.click(screen.getByRole('button', { name: /^(Notes|নোট)/ }));
  return video;
};
const sentTo = (method: string) => sentRequests.filter((sent) => sent.method === method);

it('the notes are listed by lesson, with their number on the button', async () => {
  await openNotes();
  expect(await screen.findByText('Thumb first')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Notes 3' })).toHaveAttribute('aria-pressed', 'true');
  const here = screen.getByRole('region', { name: 'How to hold' });
  expect(within(here).getAllByRole('listitem')).toHaveLength(2);
  expect(within(here).getByText('Bookmark')).toBeInTheDocument();
});

it('a click on the time moves the video; of another lesson it opens that lesson at the second', async () => {
  const video = await openNotes();
  await userEvent.click(await screen.findByRole('button', { name: 'Go to 01:12: Thumb first' }));
  expect(video.currentTime).toBe(72);
  await userEvent.click(screen.getByRole('button', { name: 'Go to 00:05: Slowly' }));
  expect(currentUrl()).toBe('/lesson?course=c1&lesson=l2');
  expect(history.state).toMatchObject({ state: { play: true, at: 5 } });
});

it('the search covers the notes of all lessons', async () => {
  await openNotes();
  await userEvent.type(await screen.findByRole('searchbox', { name: /Search the notes/ }), 'slow');
  expect(screen.queryByText('Thumb first')).not.toBeInTheDocument();
  expect(screen.getByText('Slowly')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), ' drums');
  expect(screen.getByText('No note has these words.')).toBeInTheDocument();
});

it('W writes a note at the second of the video; after a failure the text stays', async () => {
  const video = await open({
    'PUT /learning/notes/l1/new-id': problemResponse(409, 'too-many-notes', 'You can keep 1000 notes.'),
  });
  await userEvent.keyboard('w');
  video.currentTime = 30;
  const field = screen.getByRole('textbox', { name: 'Note at 00:12' });
  expect(field).toHaveFocus();
  await userEvent.type(field, 'Slower w{Control>}{Enter}{/Control}');
  const [sent] = sentTo('PUT');
  expect(sent?.path).toBe('/learning/notes/l1/new-id');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ seconds: 12, text: 'Slower w' });
  expect(await screen.findByText(/You can keep 1,000 notes in a course/)).toBeInTheDocument();
  expect(field).toHaveValue('Slower w');
});

it('S sets a bookmark without a form', async () => {
  await open({ 'PUT /learning/notes/l1/new-id': { success: true } });
  await userEvent.keyboard('s');
  expect(await screen.findByText('Bookmark set at 00:12.')).toBeInTheDocument();
  expect(JSON.parse(sentTo('PUT')[0]?.body ?? '')).toEqual({ seconds: 12, text: '' });
});

it('a bookmark after a lost answer has the same id, and one of another place another id', async () => {
  ids = ['b1', 'b2', 'b3'];
  const lost = problemResponse(502, 'unknown', 'The answer was lost.');
  const video = await open({
    'PUT /learning/notes/l1/b1': lost,
    'PUT /learning/notes/l1/b3': { success: true },
  });
  const failures = () => screen.findAllByText('Something went wrong. Try again.');
  const expectPath = (count: number, path: string) =>
    waitFor(() => expect(sentTo('PUT').map((sent) => sent.path)).toEqual(Array(count).fill(path)));
  await userEvent.keyboard('s');
  expect(await failures()).toHaveLength(1);
  video.currentTime = 16;
  await userEvent.keyboard('s');
  await expectPath(2, '/learning/notes/l1/b1');
  expect(await failures()).not.toHaveLength(0);
  video.currentTime = 300;
  await userEvent.keyboard('s');
  expect(await screen.findByText('Bookmark set at 05:00.')).toBeInTheDocument();
  expect(sentTo('PUT').at(-1)?.path).toBe('/learning/notes/l1/b3');
});

it('a note is changed under its id, and deleted', async () => {
  await openNotes({
    'PUT /learning/notes/l1/n1': { success: true },
    'DELETE /learning/notes/l1/n1': { success: true },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the note at 01:12' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Note at 01:12' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note at 01:12' })).toBeNull());
  expect(JSON.parse(sentTo('PUT')[0]?.body ?? '')).toEqual({ seconds: 72, text: 'Thumb first!' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete the note at 01:12' }));
  expect(sentTo('DELETE')).toMatchObject([{ path: '/learning/notes/l1/n1' }]);
});

it('all notes are saved as a text file', async () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let saved: Blob | undefined;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved = file as Blob;
    return 'blob:notes';
  });
  await openNotes();
  await userEvent.click(await screen.findByRole('button', { name: 'Save all as text' }));
  expect(saved?.type).toBe('text/plain;charset=utf-8');
  expect(saved?.size).toBeGreaterThan(50);
});

it.each([
  ['en', {}, /You have no notes in this course yet/],
  ['bn', { language: 'bn' as const }, /এই কোর্সে আপনার এখনো কোনো নোট নেই/],
])('without notes the page explains them (%s)', async (_, options, text) => {
  await openNotes({ 'GET /learning/course-notes/c1': { data: [] } }, options);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('notes that cannot be read have a retry', async () => {
  await openNotes({
    'GET /learning/course-notes/c1': problemResponse(403, 'another', 'Not today.'),
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('a visitor is asked to log in, and the keys do nothing', async () => {
  await open({}, { isVisitor: true });
  await userEvent.keyboard('ws');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Notes' }));
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Flesson%3Fcourse%3Dc1%26lesson%3Dl1',
  );
  expect(sentRequests).toEqual([]);
});
