import { AuditServiceDefinition } from '@sargam/proto/learning/v1/audit';
import { DraftChange } from '@sargam/proto/learning/v1/drafts';
import { draftSteps } from './draft-steps.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const steps = draftSteps(() => system);
const { aPublishedCourse, decide, lessons, listDrafts, shownTitles } = steps;
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
