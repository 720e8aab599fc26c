import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
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
