import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const requests = (call: string) =>
  gateway.fakes.calls.filter((made) => made.call === call).map(({ request }) => request);
const put = async (path: string, json: object) =>
  gateway.call(path, { method: 'PUT', token: await gateway.tokenOf('student'), json });

it('the notes of a course are listed with the titles of their lessons in the requested language', async () => {
  gateway.fakes.answer('notes.listNotes', () => ({
    notes: [
      {
        id: 'one',
        lessonId: 'l1',
        seconds: 72,
        content: 'Thumb first',
        lessonTitle: { en: 'Picking', bn: 'পিকিং' },
        createdAt: new Date('2026-11-21T04:30:00Z'),
      },
    ],
  }));
  const token = await gateway.tokenOf('student');
  const { body } = await gateway.call('/learning/course-notes/c1', {
    token,
    headers: { 'accept-language': 'bn' },
  });
  expect(body['data']).toEqual([
    {
      id: 'one',
      lesson: 'l1',
      lessonTitle: 'পিকিং',
      seconds: 72,
      text: 'Thumb first',
      createdAt: '2026-11-21T04:30:00.000Z',
    },
  ]);
  expect(requests('notes.listNotes')).toEqual([{ courseId: 'c1' }]);
});

it('a note is saved at a whole second, and a bookmark without a text', async () => {
  expect((await put('/learning/notes/l1/one', { seconds: 72.8, text: ' Thumb first ' })).status).toBe(200);
  expect((await put('/learning/notes/l1/two', { seconds: 5 })).status).toBe(200);
  expect(requests('notes.saveNote')).toEqual([
    { id: 'one', lessonId: 'l1', seconds: 72, content: 'Thumb first' },
    { id: 'two', lessonId: 'l1', seconds: 5, content: '' },
  ]);
});

it('a note of 501 letters is refused without a call to learning', async () => {
  expect((await put('/learning/notes/l1/one', { seconds: 1, text: 'a'.repeat(501) })).status).toBe(400);
  expect(requests('notes.saveNote')).toEqual([]);
});

it('a note is deleted by its lesson and id', async () => {
  const token = await gateway.tokenOf('student');
  expect((await gateway.call('/learning/notes/l1/one', { method: 'DELETE', token })).status).toBe(200);
  expect(requests('notes.deleteNote')).toEqual([{ lessonId: 'l1', noteId: 'one' }]);
});

it('a lesson is marked as done, and the mark is removed', async () => {
  for (const done of [true, false]) expect((await put('/learning/done/l1', { done })).status).toBe(200);
  expect(requests('learning.markLesson')).toEqual([
    { lessonId: 'l1', done: true },
    { lessonId: 'l1', done: false },
  ]);
});
