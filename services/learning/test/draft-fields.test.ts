import { AuditServiceDefinition } from '@sargam/proto/learning/v1/audit';
import { DraftChange } from '@sargam/proto/learning/v1/drafts';
import { LessonServiceDefinition } from '@sargam/proto/learning/v1/lessons';
import { loadDrafts } from '../src/draft-contents/load-draft.ts';
import { draftSteps } from './draft-steps.ts';
import { openSecondConnection } from './second-connection.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const steps = draftSteps(() => system);
const { aPublishedCourse, bucket, closeDraft, decide, lessons, listDrafts, publishEvent, shownTitles } =
  steps;
const admin = () => system.suite.as({ subject: 'a', roles: ['admin'] });
const listEntries = async (targetId: string) =>
  (await admin().client(AuditServiceDefinition).listAuditEntries({ targetId, action: 'UpdateLesson' }))
    .entries;
const tempoMap = { changes: [{ beat: 17, bpm: 96 }] };
const chapters = { chapters: [{ seconds: 10, title: { en: 'Verse', bn: '' } }] };

it('a draft of the tempo keeps a title that an admin changes at once', async () => {
  await aPublishedCourse('c1', 'a');
  await lessons().updateLesson({ lessonId: 'a', tempoBpm: 90 });
  await system.admin().renameLesson({ lessonId: 'a', title: { en: 'Waltz', bn: '' } });
  await decide('c1', 'publishedDraft');
  expect(await shownTitles('c1')).toEqual(['Waltz']);
});

it('the same values again are no change of a draft and have no audit entry', async () => {
  await aPublishedCourse('c2', 'b');
  const all = { lessonId: 'b', titleEn: 'Lesson b', titleBn: '', tempoBpm: 90, tempoMap, chapters };
  await lessons().updateLesson(all);
  await decide('c2', 'publishedDraft');
  const before = (await listEntries('c2')).map(({ afterJson }) => afterJson);
  expect(before).toHaveLength(1);
  expect(JSON.parse(before[0] ?? '').lesson[1]).not.toHaveProperty('title');
  const again = await lessons().updateLesson(all);
  expect(again.draftChange).toBe(DraftChange.DRAFT_CHANGE_UNSPECIFIED);
  expect(await listEntries('c2')).toHaveLength(1);
  expect(await listDrafts('c2')).toEqual([]);
});

it('a later draft keeps a video that an admin replaces at once, if the draft does not replace the video again', async () => {
  await aPublishedCourse('c3', 'c');
  await bucket().put('video/c2', Buffer.from('two'), { type: 'video/mp4' });
  await bucket().put('video/c3', Buffer.from('three'), { type: 'video/mp4' });
  await lessons().replaceVideo({ lessonId: 'c', objectKey: 'video/c2', durationSeconds: 90 });
  const { number } = await closeDraft('c3');
  await lessons().updateLesson({ lessonId: 'c', titleEn: 'Waltz' });
  await publishEvent('c3', { publishedDraft: number });
  await system.suite.eventually(async () =>
    expect((await steps.listEdited('c3')).lessons[0]).toMatchObject({ objectKey: 'video/c2' }),
  );
  await system.suite.eventually(async () =>
    expect(await listDrafts('c3')).toMatchObject([{ number: number + 1 }]),
  );
  await admin()
    .client(LessonServiceDefinition)
    .replaceVideo({ lessonId: 'c', objectKey: 'video/c3', durationSeconds: 90 });
  await decide('c3', 'publishedDraft');
  expect(await shownTitles('c3')).toEqual(['Waltz']);
  const [shown] = (await steps.listEdited('c3')).lessons;
  expect(shown?.objectKey).toBe('video/c3');
  expect(await bucket().stat('video/c3')).toBeDefined();
});

it('the drafts of several courses are loaded with the statements of one', async () => {
  for (const id of ['c4', 'c5', 'c6']) {
    await aPublishedCourse(id, `first-${id}`, `second-${id}`);
    await lessons().updateLesson({ lessonId: `first-${id}`, titleEn: 'Waltz' });
  }
  await lessons().reorderLessons({ courseId: 'c5', lessonIds: ['second-c5', 'first-c5'] });
  const { db, close } = await openSecondConnection(system.suite);
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await loadDrafts(counted, ['c4']);
  const ofOne = statements;
  const drafts = await loadDrafts(counted, ['c4', 'c5', 'c6']);
  await close();
  expect(statements).toBe(2 * ofOne);
  expect([...drafts].map(([id, { changeCount, isReordered }]) => [id, changeCount, isReordered])).toEqual([
    ['c4', 1, false],
    ['c5', 2, true],
    ['c6', 1, false],
  ]);
  expect(await steps.listDrafts('c5')).toMatchObject([{ courseId: 'c5', changeCount: 2, reordered: true }]);
});
