import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { SubmissionServiceDefinition } from '@sargam/proto/catalogue/v1/submissions';
import { Tier } from '@sargam/proto/common/v1/offer';
import { type CatalogueSettings, settings } from '../src/config.ts';
import { startCatalogue } from '../src/start.ts';
import { buildCourse, buildInstructor, offer } from './sample-messages.ts';

let suite: ServiceUnderTest<CatalogueSettings>;
beforeAll(async () => {
  suite = await startTestService(import.meta.dirname, { settings, start: startCatalogue });
  await admin().saveInstructor({ instructorId: 'i1', instructor: buildInstructor('Mitu', '') });
  await admin().publishInstructor({ instructorId: 'i1', published: true });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const as = (role: string, instructor?: string) =>
  suite.as({ subject: role, roles: [role], claims: instructor ? { instructor } : {} });
const admin = () => as('admin').client(CatalogueServiceDefinition);
const instructor = () => as('instructor', 'i1').client(CatalogueServiceDefinition);
const proposal = { standard: offer(Tier.TIER_STANDARD, 150_000n, 30), tiers: [] };
const send = (courseId: string, lessonDraft = 0) =>
  as('instructor', 'i1')
    .client(SubmissionServiceDefinition)
    .submitCourse({ courseId, lessonCount: 1, lessonDraft });

it('a content uploader neither changes a waiting course nor takes it back', async () => {
  await admin().saveCourse({ courseId: 's9', course: buildCourse('s9') });
  await admin().publishCourse({ courseId: 's9', published: true, lessonCount: 1 });
  await instructor().saveCourse({ courseId: 's9', course: { ...buildCourse('Changed'), proposal } });
  await send('s9');
  const waits = { kind: 'precondition', code: 'course-waits' };
  for (const claim of [undefined, 'i1']) {
    const uploader = as('content', claim).client(CatalogueServiceDefinition);
    const course = buildCourse('Other');
    await expect(uploader.saveCourse({ courseId: 's9', course })).rejects.toMatchObject(waits);
    await expect(uploader.discardRevision({ courseId: 's9' })).rejects.toMatchObject(waits);
  }
  const { submission, summary } = await admin().getCourse({ courseId: 's9', withRevision: true });
  expect(submission?.state).toBe('SUBMISSION_STATE_WAITING');
  expect(summary?.title?.en).toBe('Changed');
});

const unpriced = { standard: undefined, tiers: [] };

it('a sent course is published in the version that the admin has seen, and in no other', async () => {
  await instructor().saveCourse({ courseId: 's10', course: { ...buildCourse('s10', unpriced), proposal } });
  await send('s10');
  const { version: seen } = await admin().getCourse({ courseId: 's10' });
  await admin().saveCourse({ courseId: 's10', course: buildCourse('Changed by another admin') });
  const outdated = { kind: 'conflict', code: 'version-outdated' };
  const publish = (basedOnVersion: number) =>
    as('admin')
      .client(SubmissionServiceDefinition)
      .publishSubmittedCourse({ courseId: 's10', lessonCount: 1, prices: proposal, basedOnVersion });
  for (const basedOnVersion of [0, seen]) {
    await expect(publish(basedOnVersion)).rejects.toMatchObject(outdated);
    const decision = { courseId: 's10', published: true, lessonCount: 1, basedOnVersion };
    await expect(admin().publishCourse(decision)).rejects.toMatchObject(outdated);
  }
  expect((await publish(seen + 1)).summary).toMatchObject({ published: true });
});

it('a sent course still waits after a publication that leaves the draft of its lessons open', async () => {
  await admin().saveCourse({ courseId: 's11', course: buildCourse('s11') });
  await send('s11', 2);
  const { version: basedOnVersion } = await admin().getCourse({ courseId: 's11' });
  const publication = { courseId: 's11', published: true, basedOnVersion, lessonCount: 1, lessonDraft: 2 };
  const { summary, submission } = await admin().publishCourse(publication);
  expect(summary?.published).toBe(true);
  expect(submission?.state).toBe('SUBMISSION_STATE_WAITING');
});
