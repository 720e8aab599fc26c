import { LessonStatus } from '@sargam/proto/learning/v1/learning';
import { LessonServiceDefinition } from '@sargam/proto/learning/v1/lessons';
import { NoteServiceDefinition } from '@sargam/proto/learning/v1/notes';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
  await system.addLesson('c1', 'open1', LessonStatus.LESSON_STATUS_OPEN);
  await system.addLesson('c1', 'open2', LessonStatus.LESSON_STATUS_OPEN);
  await system.addLesson('c2', 'open3', LessonStatus.LESSON_STATUS_OPEN);
  await system.addLesson('c3', 'paid1');
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const notesOf = (subject: string) =>
  system.suite.as({ subject, roles: ['student'], claims: {} }).client(NoteServiceDefinition);
const save = (subject: string, lessonId: string, id: string, seconds = 10, content = `Note ${id}`) =>
  notesOf(subject).saveNote({ id, lessonId, seconds, content });
const list = async (subject: string, courseId = 'c1') =>
  (await notesOf(subject).listNotes({ courseId })).notes.map(({ id }) => id);

it('notes of a course are listed by lesson and second, and only to their owner', async () => {
  await save('s1', 'open2', 'third', 5);
  await save('s1', 'open1', 'second', 30);
  await save('s1', 'open1', 'first', 4, '');
  await save('s1', 'open3', 'elsewhere');
  const { notes } = await notesOf('s1').listNotes({ courseId: 'c1' });
  expect(
    notes.map(({ id, seconds, content, lessonTitle }) => [id, seconds, content, lessonTitle?.en]),
  ).toEqual([
    ['first', 4, '', 'Lesson open1'],
    ['second', 30, 'Note second', 'Lesson open1'],
    ['third', 5, 'Note third', 'Lesson open2'],
  ]);
  expect(await list('s2')).toEqual([]);
  await notesOf('s2').deleteNote({ lessonId: 'open1', noteId: 'first' });
  expect(await list('s1')).toEqual(['first', 'second', 'third']);
});

it('a repeated save changes the note with this id, and a repeated delete changes nothing', async () => {
  await Promise.all([1, 2, 3].map(() => save('s3', 'open1', 'one')));
  await save('s3', 'open1', 'one', 20, ' Slower ');
  const { notes } = await notesOf('s3').listNotes({ courseId: 'c1' });
  expect(notes).toMatchObject([{ seconds: 20, content: 'Slower' }]);
  for (let times = 0; times < 2; times += 1)
    await notesOf('s3').deleteNote({ lessonId: 'open1', noteId: 'one' });
  expect(await list('s3')).toEqual([]);
});

it('of ten notes that are saved at the same time beside 995 in the lessons of a course five are kept', async () => {
  const saveNumber = (i: number) => save('s4', i % 2 ? 'open1' : 'open2', `n${i}`);
  for (let first = 0; first < 995; first += 199)
    await Promise.all(Array.from({ length: 199 }, (_, i) => saveNumber(first + i)));
  const saves = Array.from({ length: 10 }, (_, i) => saveNumber(995 + i));
  const refused = (await Promise.allSettled(saves)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
  for (const result of refused) expect(result).toMatchObject({ reason: { code: 'too-many-notes' } });
  const { notes } = await notesOf('s4').listNotes({ courseId: 'c1' });
  expect(notes).toHaveLength(1000);
  // A kept note can be changed at the limit, and another course has its own limit.
  const [kept] = notes;
  await save('s4', kept?.lessonId ?? '', kept?.id ?? '', 1, 'Changed');
  await save('s4', 'open3', 'other');
}, 60_000);

it('a note that is too long or behind the video is refused', async () => {
  for (const [seconds, content] of [
    [10, 'a'.repeat(501)],
    [61, 'late'],
  ] as const)
    await expect(save('s5', 'open1', 'wrong', seconds, content)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'note-invalid',
    });
});

it('saving needs access to the lesson; own notes can be read and deleted after a refund', async () => {
  const refused = { kind: 'forbidden', code: 'not-enrolled' };
  await expect(save('buyer', 'paid1', 'one')).rejects.toMatchObject(refused);
  const order = system.buildPaidOrder('o1', 'buyer', ['c3']);
  await system.pay(order);
  await system.enrolled('buyer', 1);
  await save('buyer', 'paid1', 'one');
  await system.refund(order, true);
  // The same note: the refund arrives later, and until then it is saved again.
  await system.suite.eventually(() => expect(save('buyer', 'paid1', 'one')).rejects.toMatchObject(refused));
  expect(await list('buyer', 'c3')).toEqual(['one']);
  await notesOf('buyer').deleteNote({ lessonId: 'paid1', noteId: 'one' });
  expect(await list('buyer', 'c3')).toEqual([]);
});

it('a lesson with a note is archived instead of deleted, and the note stays', async () => {
  await system.addLesson('c4', 'removed', LessonStatus.LESSON_STATUS_OPEN);
  await save('s6', 'removed', 'one');
  const { archived } = await system.suite
    .as({ subject: 'a', roles: ['admin'], claims: {} })
    .client(LessonServiceDefinition)
    .removeLesson({ lessonId: 'removed' });
  expect(archived).toBe(true);
  expect(await list('s6', 'c4')).toEqual(['one']);
});
