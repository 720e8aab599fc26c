import { openObjectStore } from '@sargam/chassis/objects';
import { listChangingMethods, runAsOwner } from '@sargam/chassis/testing';
import { AuditServiceDefinition } from '@sargam/proto/learning/v1/audit';
import { DocumentServiceDefinition } from '@sargam/proto/learning/v1/documents';
import { LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';
import { LessonServiceDefinition } from '@sargam/proto/learning/v1/lessons';
import { sql } from 'kysely';
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

const as = (role: string) => system.suite.as({ subject: `${role}-1`, roles: [role] });
const lessons = () => as('content').client(LearningServiceDefinition);
const documents = () => as('admin').client(DocumentServiceDefinition);
const listEntries = async (filter: { targetId?: string; actor?: string }) =>
  (await as('admin').client(AuditServiceDefinition).listAuditEntries(filter)).entries;

const editing = (role = 'content') => as(role).client(LessonServiceDefinition);
const addLesson = async (courseId: string) => {
  // Replacing a video removes the earlier object.
  await openObjectStore(system.suite.service).bucket('lessons').put('raw/one', Buffer.from('a small video'));
  return (await system.addLesson(courseId, `lesson-${courseId}`)).id;
};
const title = (en: string) => ({ en, bn: '' });
const rename = (courseId: string, en: string) =>
  lessons().renameLesson({ lessonId: `lesson-${courseId}`, title: title(en) });
const addFreeLesson = (courseId: string) =>
  lessons().addFreeLesson({
    courseId,
    freeLessonId: `free-${courseId}`,
    title: title('Free'),
    youtube: 'https://youtu.be/dQw4w9WgXcQ',
  });
const addDocument = async (courseId: string) => {
  // Removing a document removes its object.
  await openObjectStore(system.suite.service).bucket('lessons').put('raw.pdf', Buffer.from('%PDF-1.7 notes'));
  return documents().addDocument({
    courseId,
    documentId: `file-${courseId}`,
    name: 'Notes.pdf',
    objectKey: 'raw.pdf',
  });
};

/** Each changing call, twice, for a course with this id. The second call changes nothing. */
const changes: Record<string, (courseId: string) => Promise<unknown>> = {
  addLesson: async (courseId) => {
    for (const _ of [1, 2]) await system.addLesson(courseId, `lesson-${courseId}`);
  },
  renameLesson: async (courseId) => {
    await system.addLesson(courseId, `lesson-${courseId}`);
    for (const _ of [1, 2]) await rename(courseId, 'Renamed');
  },
  addFreeLesson: async (courseId) => {
    for (const _ of [1, 2]) await addFreeLesson(courseId);
  },
  removeFreeLesson: async (courseId) => {
    await addFreeLesson(courseId);
    await lessons().removeFreeLesson({ freeLessonId: `free-${courseId}` });
    await expect(lessons().removeFreeLesson({ freeLessonId: `free-${courseId}` })).resolves.toEqual({});
  },
  addDocument: async (courseId) => {
    for (const _ of [1, 2]) await addDocument(courseId);
  },
  removeDocument: async (courseId) => {
    await addDocument(courseId);
    for (const _ of [1, 2]) await documents().removeDocument({ documentId: `file-${courseId}` });
  },
  updateLesson: async (courseId) => {
    const lessonId = await addLesson(courseId);
    for (const _ of [1, 2]) await editing().updateLesson({ lessonId, tempoBpm: 92.5, metre: '7/8' });
  },
  reorderLessons: async (courseId) => {
    const lessonIds = [`${courseId}-2`, await addLesson(courseId)];
    await system.addLesson(courseId, `${courseId}-2`);
    for (const _ of [1, 2]) await editing().reorderLessons({ courseId, lessonIds });
  },
  removeLesson: async (courseId) => {
    const lessonId = await addLesson(courseId);
    await system.as('viewer', 'admin').savePosition({ lessonId, seconds: 5 });
    for (const _ of [1, 2]) await editing('admin').removeLesson({ lessonId });
  },
  restoreLesson: async (courseId) => {
    await changes['removeLesson']?.(courseId);
    for (const _ of [1, 2]) await editing().restoreLesson({ lessonId: `lesson-${courseId}` });
  },
  replaceVideo: async (courseId) => {
    const lessonId = await addLesson(courseId);
    await openObjectStore(system.suite.service)
      .bucket('lessons')
      .put('raw/two', Buffer.from('another video'));
    for (const _ of [1, 2])
      await editing().replaceVideo({ lessonId, objectKey: 'raw/two', originalName: 'two.mp4' });
  },
  saveCaptions: async (courseId) => {
    const lessonId = await addLesson(courseId);
    const content = 'WEBVTT\n\n00:01.000 --> 00:04.000\nTune';
    for (const _ of [1, 2]) await editing().saveCaptions({ lessonId, language: 'en', content });
  },
  saveScore: async (courseId) => {
    const lessonId = await addLesson(courseId);
    await openObjectStore(system.suite.service).bucket('lessons').put('raw/score', Buffer.from('score'));
    for (const _ of [1, 2])
      await editing().saveScore({ lessonId, objectKey: 'raw/score', name: 'Scale.musicxml' });
  },
};

const ofCaller = 'changes only what belongs to the caller';
const reading = 'changes nothing';
const certificate = 'its entries are tested in certificate-decisions.test.ts';
const review = 'its entries are tested in reviews.test.ts';
const exceptions: Record<string, string> = {
  closeDraft: 'the decision about the draft is an entry of catalogue',
  savePosition: ofCaller,
  saveLoop: ofCaller,
  deleteLoop: ofCaller,
  markLesson: ofCaller,
  recordPractice: ofCaller,
  savePracticeGoal: ofCaller,
  setJournalSharing: ofCaller,
  saveNote: ofCaller,
  deleteNote: ofCaller,
  saveReview: ofCaller,
  deleteReview: ofCaller,
  saveReviewAnswer: review,
  deleteReviewAnswer: review,
  hideReview: review,
  restoreReview: review,
  applyForCertificate: ofCaller,
  openVideo: reading,
  openLadderFile: reading,
  openDocument: reading,
  openCaptions: reading,
  openScore: reading,
  createUpload: ofCaller,
  recordBytes: ofCaller,
  finishUpload: ofCaller,
  removeUpload: ofCaller,
  recordMarks: certificate,
  provideCertificate: certificate,
  revokeCertificate: certificate,
};

it('each changing call is in the list of audited calls or has a reason for its exception', () => {
  expect([...Object.keys(changes), ...Object.keys(exceptions)].sort()).toEqual(
    listChangingMethods(system.suite),
  );
});

it.each(Object.keys(changes))(
  '%s and its repeat leave one audit entry with actor and course',
  async (name) => {
    const courseId = `course-${name}`;
    await changes[name]?.(courseId);
    const action = name.charAt(0).toUpperCase() + name.slice(1);
    const [entry, ...others] = (await listEntries({ targetId: courseId })).filter(
      (one) => one.action === action,
    );
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ targetKind: 'course' });
    expect([
      ['admin', 'a'],
      ['admin', 'admin-1'],
      ['content', 'content-1'],
    ]).toContainEqual([entry?.role, entry?.actor]);
  },
);

it('an entry contains what was added, renamed and removed', async () => {
  await changes['renameLesson']?.('c1');
  await changes['removeFreeLesson']?.('c2');
  const listChanges = async (targetId: string) =>
    (await listEntries({ targetId })).map(({ beforeJson, afterJson }) =>
      [beforeJson, afterJson].map((json) => JSON.parse(json)),
    );
  const id = 'lesson-c1';
  const old = { en: `Lesson ${id}`, bn: 'পাঠ' };
  expect(await listChanges('c1')).toEqual([
    [{ lesson: [id, { title: old }] }, { lesson: [id, { title: title('Renamed') }] }],
    [{}, { lesson: { id, title: old, status: 'paid' } }],
  ]);
  const freeLesson = { id: 'free-c2', title: title('Free'), youtubeId: 'dQw4w9WgXcQ' };
  expect(await listChanges('c2')).toEqual([
    [{ freeLesson }, {}],
    [{}, { freeLesson }],
  ]);
});

it('the database rejects changing, deleting and truncating entries, by the service and by the owner', async () => {
  await addDocument('c3');
  for (const statement of [
    `update audit_log set actor = 'x'`,
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    await expect(sql.raw(statement).execute(connection.db)).rejects.toThrow('permission denied');
    await expect(runAsOwner(system.suite.settings.databaseUrl, statement)).rejects.toThrow('append-only');
  }
});

it('entries are for admins only, and can be filtered by actor', async () => {
  await addFreeLesson('c4');
  const entries = await listEntries({ actor: 'content-1' });
  expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['content-1']));
  expect(await listEntries({ actor: 'nobody' })).toEqual([]);
  for (const role of ['student', 'instructor', 'content'])
    await expect(as(role).client(AuditServiceDefinition).listAuditEntries({})).rejects.toMatchObject({
      kind: 'forbidden',
    });
});
