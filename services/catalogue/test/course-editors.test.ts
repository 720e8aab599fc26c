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
  await admin().saveInstructor({
    instructorId: 'i1',
    instructor: buildInstructor('Mitu Rahman', 'মিতু রহমান'),
  });
  await admin().publishInstructor({ instructorId: 'i1', published: true });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const as = (role: string, claims: Record<string, string> = {}) =>
  suite.as({ subject: role, roles: [role], claims }).client(CatalogueServiceDefinition);
const admin = () => as('admin');
const visitor = () => suite.client(CatalogueServiceDefinition);

const publishCourse = async (courseId: string, course = buildCourse(`Course ${courseId}`)) => {
  await admin().saveCourse({ courseId, course });
  return admin().publishCourse({ courseId, published: true, lessonCount: 1 });
};

it('a course without a valid offer cannot be published', async () => {
  const priceless = buildCourse('Priceless', { standard: offer(Tier.TIER_STANDARD, 0n, 0), tiers: [] });
  await admin().saveCourse({ courseId: 'c3', course: priceless });
  await expect(
    admin().publishCourse({ courseId: 'c3', published: true, lessonCount: 1 }),
  ).rejects.toMatchObject({
    message: 'published Rejected!!',
  });
});

describe('an offer with a price or days alone', () => {
  const incomplete = (field: string) => ({
    kind: 'invalid',
    code: 'course-incomplete',
    fields: [{ field, message: 'This is required' }],
  });
  const daysless = { tiers: [offer(Tier.TIER_GOLD, 50_000n, 0)] };
  const priceless = { standard: offer(Tier.TIER_STANDARD, 0n, 30) };

  it('is refused at once, in a revision and in a proposal', async () => {
    await publishCourse('half');
    const save = (change: object, asRevision = false) =>
      admin().saveCourse({ courseId: 'half', course: buildCourse('Half', change), asRevision });
    for (const asRevision of [false, true]) {
      await expect(save(daysless, asRevision)).rejects.toMatchObject(incomplete('priceGoldValidity'));
      await expect(save(priceless, asRevision)).rejects.toMatchObject(incomplete('price'));
    }
    const proposal = { standard: undefined, tiers: [offer(Tier.TIER_SILVER, 50_000n, 0)] };
    const course = { ...buildCourse('Half'), proposal };
    await expect(
      as('instructor', { instructor: 'i1' }).saveCourse({ courseId: 'half', course }),
    ).rejects.toMatchObject(incomplete('priceSilverValidity'));
    const { summary } = await visitor().getCourse({ courseId: 'half' });
    expect(summary).toMatchObject({ standard: { pricePoisha: 120_000n }, tiers: [{ validityDays: 90 }] });
  });

  it('is refused when an admin publishes a sent course', async () => {
    const unpriced = buildCourse('Sent', { standard: undefined, tiers: [] });
    const proposal = { standard: offer(Tier.TIER_STANDARD, 150_000n, 30), tiers: [] };
    const teacher = suite.as({ subject: 't', roles: ['instructor'], claims: { instructor: 'i1' } });
    const course = { ...unpriced, proposal };
    await teacher.client(CatalogueServiceDefinition).saveCourse({ courseId: 'sent', course });
    const sent = { courseId: 'sent', lessonCount: 1 };
    const { version } = await teacher.client(SubmissionServiceDefinition).submitCourse(sent);
    const reviewer = suite.as({ subject: 'a', roles: ['admin'] }).client(SubmissionServiceDefinition);
    const prices = { ...proposal, ...daysless };
    await expect(
      reviewer.publishSubmittedCourse({ ...sent, basedOnVersion: version, prices }),
    ).rejects.toMatchObject(incomplete('priceGoldValidity'));
  });
});

it('the last offer of a published course is not taken away', async () => {
  await publishCourse('last');
  const free = buildCourse('Last', { standard: undefined, tiers: [] });
  await expect(admin().saveCourse({ courseId: 'last', course: free })).rejects.toMatchObject({
    kind: 'precondition',
    code: 'course-has-no-price',
  });
  const oneTier = buildCourse('Last', { standard: undefined });
  const saved = await admin().saveCourse({ courseId: 'last', course: oneTier });
  expect(saved.summary).toMatchObject({ published: true, tiers: [{ pricePoisha: 300_000n }] });
});

it('a content uploader changes texts of a published course in its revision, and can neither change prices nor publish', async () => {
  await publishCourse('c4');
  const better = buildCourse('A better title');
  const cheaper = buildCourse('A better title', { standard: offer(Tier.TIER_STANDARD, 1n, 999), tiers: [] });
  await expect(as('content').saveCourse({ courseId: 'c4', course: cheaper })).rejects.toMatchObject({
    kind: 'forbidden',
    code: 'prices-of-admins',
    fields: expect.arrayContaining([{ field: 'price', message: 'Only an admin changes this.' }]),
  });
  const saved = await as('content').saveCourse({ courseId: 'c4', course: better });
  expect(saved.summary).toMatchObject({
    title: { en: 'A better title' },
    standard: { pricePoisha: 120_000n },
    published: true,
  });
  const shown = async () => (await visitor().getCourse({ courseId: 'c4' })).summary?.title?.en;
  expect(await shown()).toBe('Course c4');
  await expect(as('content').publishRevision({ courseId: 'c4', lessonCount: 1 })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await admin().publishRevision({ courseId: 'c4', lessonCount: 1 });
  expect(await shown()).toBe('A better title');
  await expect(as('content').publishCourse({ courseId: 'c4', published: false })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(as('student').saveCourse({ courseId: 'c4', course: better })).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

describe('a content uploader', () => {
  const refused = { kind: 'forbidden' };
  const bound = () => as('content', { instructor: 'i1' });

  it('cannot move a course to another instructor, with or without an instructor of their own', async () => {
    await publishCourse('own');
    const moved = buildCourse('Own', { instructorId: 'i9' });
    await expect(as('content').saveCourse({ courseId: 'own', course: moved })).rejects.toMatchObject(refused);
    await expect(bound().saveCourse({ courseId: 'own', course: moved })).rejects.toMatchObject(refused);
    await expect(
      as('content', { instructor: 'i9' }).saveCourse({ courseId: 'own', course: moved }),
    ).rejects.toMatchObject(refused);
    const { summary } = await visitor().getCourse({ courseId: 'own' });
    expect(summary).toMatchObject({ instructorId: 'i1', title: { en: 'Course own' } });
    const byAdmin = await admin().saveCourse({ courseId: 'own', course: moved });
    expect(byAdmin.summary?.instructorId).toBe('i9');
  });

  it('who is bound to an instructor changes, creates, sees and lists only the courses of this instructor', async () => {
    const other = buildCourse('Other', { instructorId: 'i7' });
    await admin().saveCourse({ courseId: 'other', course: other });
    await expect(bound().saveCourse({ courseId: 'other', course: other })).rejects.toMatchObject(refused);
    await expect(bound().saveCourse({ courseId: 'new-other', course: other })).rejects.toMatchObject(refused);
    await expect(bound().getCourse({ courseId: 'other' })).rejects.toMatchObject({ kind: 'not_found' });
    const unpriced = buildCourse('New', { standard: undefined, tiers: [] });
    await bound().saveCourse({ courseId: 'new-own', course: unpriced });
    const listed = (await bound().listAllCourses({})).courses;
    expect(listed.map(({ id }) => id)).toContain('new-own');
    expect(new Set(listed.map(({ instructorId }) => instructorId))).toEqual(new Set(['i1']));
    expect((await as('content').listAllCourses({})).courses.map(({ id }) => id)).toContain('other');
  });
});
