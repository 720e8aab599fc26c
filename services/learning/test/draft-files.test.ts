import { DraftChange } from '@sargam/proto/learning/v1/drafts';
import { LearningServiceDefinition, type Lesson } from '@sargam/proto/learning/v1/learning';
import { LessonServiceDefinition } from '@sargam/proto/learning/v1/lessons';
import { removeUnusedObjects } from '../src/drafts/sweep-objects.ts';
import { listUnusedLadders } from '../src/ladders/ladder-store.ts';
import { draftSteps } from './draft-steps.ts';
import { openSecondConnection, type SecondConnection } from './second-connection.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
let connection: SecondConnection;
beforeAll(async () => {
  system = await startTestSystem();
  connection = await openSecondConnection(system.suite);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await system.suite.stop();
}, 30_000);

const steps = draftSteps(() => system);
const { aPublishedCourse, bucket, decide, lessons, listEdited, listShown } = steps;
const viewerSession = 'browser-1';
const open = async (lesson: Lesson | undefined, client = system.visitor()) => {
  const { filename = '', signature = '' } = lesson ?? {};
  return (await client.openVideo({ filename, signature, viewerSession })).objectUrl;
};
const sweep = () =>
  removeUnusedObjects({
    database: { ...system.suite, db: connection.db } as never,
    fileBucket: bucket(),
  });
const countUnusedLadders = async () => (await listUnusedLadders(connection.db)).length;
const replace = async (lessonId: string, objectKey: string) => {
  await bucket().put(objectKey, Buffer.from('another video'), { type: 'video/mp4' });
  return lessons().replaceVideo({ lessonId, objectKey, originalName: 'new.mp4', durationSeconds: 90 });
};
const addDocument = async (courseId: string, documentId: string) => {
  await bucket().put(`${documentId}.pdf`, Buffer.from('%PDF-1.7 notes'));
  const file = { courseId, documentId, name: 'Notes.pdf', objectKey: `${documentId}.pdf` };
  return steps.documents().addDocument(file);
};
const youtube = 'https://youtu.be/dQw4w9WgXcQ';
const captions = (text: string) => `WEBVTT\n\n00:01.000 --> 00:04.000\n${text}`;

describe('a replaced video', () => {
  it('plays for editors, and for students after its publication; then the earlier file is removed', async () => {
    await aPublishedCourse('c1', 'a');
    await system.as('student').savePosition({ lessonId: 'a', seconds: 60 });
    await replace('a', 'video/a2');
    const [shown] = (await listShown('c1', system.as('student'))).lessons;
    expect(await open(shown)).toContain('video/a?');
    const [edited] = (await listEdited('c1')).lessons;
    expect(edited).toMatchObject({ draftChange: DraftChange.DRAFT_CHANGE_CHANGED, durationSeconds: 90 });
    expect(await open(edited)).toContain('video/a2');
    await sweep();
    expect(await bucket().stat('video/a')).toBeDefined();

    await decide('c1', 'publishedDraft');
    const [published] = (await listShown('c1', system.as('student'))).lessons;
    expect(published).toMatchObject({ id: 'a', completed: true, durationSeconds: 90 });
    expect(await open(published)).toContain('video/a2');
    // The address that a student opened before plays the new video.
    expect(await open(shown)).toContain('video/a2');
    await sweep();
    expect(await bucket().stat('video/a')).toBeUndefined();
    expect(await bucket().stat('video/a2')).toBeDefined();
  });

  it('keeps its job of the encoder while the draft waits, and is removed with a discarded draft', async () => {
    await aPublishedCourse('c2', 'b');
    const before = await countUnusedLadders();
    await replace('b', 'video/b2');
    expect(await countUnusedLadders()).toBe(before);
    await decide('c2', 'discardedDraft');
    expect(await countUnusedLadders()).toBe(before + 1);
    await sweep();
    expect(await bucket().stat('video/b2')).toBeUndefined();
    expect(await open((await listShown('c2')).lessons[0])).toContain('video/b?');
  });

  it('can be opened by nobody else with the address of an editor', async () => {
    await aPublishedCourse('c3', 'c');
    await replace('c', 'video/c2');
    const [edited] = (await listEdited('c3')).lessons;
    const [shown] = (await listShown('c3')).lessons;
    const forged = { filename: edited?.filename ?? '', signature: shown?.signature ?? '', viewerSession };
    await expect(system.visitor().openVideo(forged)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(
      system.visitor().openVideo({ ...forged, signature: edited?.signature, viewerSession: 'browser-2' }),
    ).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

it('captions and scores of a draft are opened by editors, and by students after the publication', async () => {
  await aPublishedCourse('c4', 'd');
  await lessons().saveCaptions({ lessonId: 'd', language: 'en', content: captions('Old') });
  await decide('c4', 'publishedDraft');
  await bucket().put('score/d', Buffer.from('<score-partwise/>'));
  await lessons().saveCaptions({ lessonId: 'd', language: 'en', content: captions('New') });
  await lessons().saveScore({ lessonId: 'd', objectKey: 'score/d', name: 'Song.musicxml' });
  const openCaptions = async (lesson: Lesson | undefined) => {
    const { filename = '', signature = '' } = lesson ?? {};
    const visitor = system.suite.client(LessonServiceDefinition);
    return (await visitor.openCaptions({ filename, signature, viewerSession, language: 'en' })).content;
  };
  const [shown] = (await listShown('c4')).lessons;
  expect(shown).toMatchObject({ captionLanguages: ['en'], scoreName: '' });
  expect(await openCaptions(shown)).toContain('Old');
  const [edited] = (await listEdited('c4')).lessons;
  expect(edited).toMatchObject({ scoreName: 'Song.musicxml' });
  expect(await openCaptions(edited)).toContain('New');
  await decide('c4', 'publishedDraft');
  expect((await listShown('c4')).lessons).toMatchObject([{ scoreName: 'Song.musicxml' }]);
  expect(await openCaptions(shown)).toContain('New');
});

it('free lessons and documents are added and removed with the publication', async () => {
  await aPublishedCourse('c5', 'e');
  const free = { courseId: 'c5', title: { en: 'Trailer', bn: '' }, youtube };
  await system.admin().addFreeLesson({ ...free, freeLessonId: 'f1' });
  await steps.learning().addFreeLesson({ ...free, freeLessonId: 'f2' });
  await steps.learning().removeFreeLesson({ freeLessonId: 'f1' });
  await addDocument('c5', 'd1');
  const shown = async () => {
    const { freeLessons, documents } = await listShown('c5');
    return [...freeLessons, ...documents].map(({ id }) => id);
  };
  expect(await shown()).toEqual(['f1']);
  const edited = await listEdited('c5');
  expect(edited.freeLessons.map(({ id, draftChange }) => [id, draftChange])).toEqual([
    ['f1', DraftChange.DRAFT_CHANGE_REMOVED],
    ['f2', DraftChange.DRAFT_CHANGE_NEW],
  ]);
  await decide('c5', 'publishedDraft');
  expect(await shown()).toEqual(['f2', 'd1']);

  await steps.documents().removeDocument({ documentId: 'd1' });
  await addDocument('c5', 'd2');
  await decide('c5', 'discardedDraft');
  expect(await shown()).toEqual(['f2', 'd1']);
  await sweep();
  expect(await bucket().stat('d1.pdf')).toBeDefined();
  expect(await bucket().stat('d2.pdf')).toBeUndefined();
});

it('a preview shows the draft with the access of a visitor', async () => {
  await aPublishedCourse('c6', 'g');
  await steps.addInDraft('c6', 'h');
  await system.addLesson('c6', 'paid');
  await addDocument('c6', 'd3');
  await lessons().removeLesson({ lessonId: 'g' });
  const request = { courseId: 'c6', viewerSession, withDraft: true, asVisitor: true };
  const instructor = system.suite.as({ subject: 't', roles: ['instructor'], claims: { instructor: 'i1' } });
  const shown = await instructor.client(LearningServiceDefinition).listLessons(request);
  expect(shown.lessons.map(({ id, signature }) => [id, signature !== ''])).toEqual([
    ['h', true],
    ['paid', false],
  ]);
  expect(shown.documents).toMatchObject([{ id: 'd3', signature: '' }]);
  expect(await open(shown.lessons[0])).toContain('video/h');
});

it('a lesson and a document that are removed before their publication leave no file', async () => {
  await aPublishedCourse('c7', 'i');
  await steps.addInDraft('c7', 'j');
  await replace('j', 'video/j2');
  await addDocument('c7', 'd4');
  expect(await lessons().removeLesson({ lessonId: 'j' })).toEqual({ archived: false });
  await steps.documents().removeDocument({ documentId: 'd4' });
  expect(await steps.listDrafts('c7')).toEqual([]);
  await sweep();
  for (const key of ['video/j', 'video/j2', 'd4.pdf']) expect(await bucket().stat(key)).toBeUndefined();
  expect(await bucket().stat('video/i')).toBeDefined();
});
