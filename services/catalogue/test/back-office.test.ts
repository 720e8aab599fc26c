import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { AnnouncementServiceDefinition } from '@sargam/proto/catalogue/v1/announcements';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { Tier } from '@sargam/proto/common/v1/offer';
import { type CatalogueSettings, settings } from '../src/config.ts';
import { startCatalogue } from '../src/start.ts';
import { buildCourse, buildInstructor, offer } from './sample-messages.ts';

let suite: ServiceUnderTest<CatalogueSettings>;
beforeAll(async () => {
  suite = await startTestService(import.meta.dirname, { settings, start: startCatalogue });
  await saveInstructor('i1', 'Mitu Rahman');
  await admin().publishInstructor({ instructorId: 'i1', published: true });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const callerOf = (role: string, claims: Record<string, string> = {}) =>
  suite.as({ subject: role, roles: [role], claims });
const as = (role: string, claims?: Record<string, string>) =>
  callerOf(role, claims).client(CatalogueServiceDefinition);
const admin = () => as('admin');
const saveInstructor = (instructorId: string, name: string) =>
  admin().saveInstructor({ instructorId, instructor: buildInstructor(name, '') });
const saveCourse = (courseId: string, change: object = {}) =>
  admin().saveCourse({ courseId, course: buildCourse(`Course ${courseId}`, change) });
const publish = (courseId: string, lessonCount = 1, basedOnVersion = 0) =>
  admin().publishCourse({ courseId, published: true, lessonCount, basedOnVersion });
const outdated = { kind: 'conflict', code: 'version-outdated' };

describe('publishing a course', () => {
  it('is refused for a course without a lesson and for a bundle with an unknown course', async () => {
    await saveCourse('empty');
    await expect(publish('empty', 0)).rejects.toMatchObject({
      code: 'course-has-no-lesson',
      message: 'published Rejected!!',
      detail: { missing: 'lesson' },
    });
    await saveCourse('bundle', { bundleCourseIds: ['empty', 'unknown'] });
    await expect(publish('bundle', 0)).rejects.toMatchObject({ code: 'bundle-has-no-courses' });
    await saveCourse('bundle', { bundleCourseIds: ['empty'] });
    expect((await publish('bundle', 0)).summary?.published).toBe(true);
    await saveCourse('nested', { bundleCourseIds: ['bundle'] });
    await expect(publish('nested', 0)).rejects.toMatchObject({ code: 'bundle-has-no-courses' });
  });

  it('of a course that is in a published bundle as a bundle is refused, at once, as a revision and when a revision is published', async () => {
    for (const id of ['child', 'sibling']) await saveCourse(id);
    await saveCourse('pair', { bundleCourseIds: ['child'] });
    const asBundle = buildCourse('Child', { bundleCourseIds: ['sibling'] });
    await publish('child');
    await admin().saveCourse({ courseId: 'child', course: asBundle, asRevision: true });
    expect((await publish('pair', 0)).summary?.published).toBe(true);
    const refused = { kind: 'precondition', code: 'course-in-bundle' };
    for (const asRevision of [false, true])
      await expect(
        admin().saveCourse({ courseId: 'child', course: asBundle, asRevision }),
      ).rejects.toMatchObject(refused);
    await expect(admin().publishRevision({ courseId: 'child', lessonCount: 1 })).rejects.toMatchObject(
      refused,
    );
    await admin().publishCourse({ courseId: 'pair', published: false });
    await admin().publishRevision({ courseId: 'child', lessonCount: 1 });
  });

  it('in a revision as a bundle is refused while it has paid lessons, and so is making it a bundle at once', async () => {
    const hidden = { kind: 'precondition', code: 'course-has-paid-lessons' };
    const bundle = buildCourse('With lessons', { bundleCourseIds: ['empty'] });
    await saveCourse('with-lessons');
    await publish('with-lessons');
    for (const asRevision of [false, true])
      await expect(
        admin().saveCourse({ courseId: 'with-lessons', course: bundle, asRevision, paidLessonCount: 1 }),
      ).rejects.toMatchObject(hidden);
    await admin().saveCourse({ courseId: 'with-lessons', course: bundle, asRevision: true });
    // A paid lesson was added after the revision was saved.
    const publication = { courseId: 'with-lessons', lessonCount: 1 };
    await expect(admin().publishRevision({ ...publication, paidLessonCount: 1 })).rejects.toMatchObject(
      hidden,
    );
    const { summary } = await admin().publishRevision(publication);
    expect(summary?.bundleCourseIds).toEqual(['empty']);
    await expect(
      admin().saveCourse({ courseId: 'with-lessons', course: bundle, paidLessonCount: 1 }),
    ).resolves.toBeDefined();
  });

  it('agrees with the checklist', async () => {
    await saveCourse('priceless', { standard: offer(Tier.TIER_STANDARD, 0n, 0), tiers: [] });
    const { items } = await as('content').getCourseChecklist({ courseId: 'priceless', lessonCount: 2 });
    const missing = items.filter(({ required, done }) => required && !done);
    expect(missing.map(({ name }) => name)).toEqual(['offer']);
    await expect(publish('priceless')).rejects.toMatchObject({ detail: { missing: 'offer' } });
    for (const [role, kind] of [
      ['content', 'not_found'],
      ['instructor', 'not_found'],
      ['student', 'forbidden'],
    ] as const)
      await expect(
        as(role, { instructor: 'i9' }).getCourseChecklist({ courseId: 'priceless' }),
      ).rejects.toMatchObject({ kind });
  });

  it('by two admins at once succeeds for one of them', async () => {
    const { version } = await saveCourse('raced');
    const outcomes = await Promise.allSettled([1, 2].map(() => publish('raced', 1, version)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: outdated });
    expect((await admin().getCourse({ courseId: 'raced' })).version).toBe(version + 1);
  });
});

it('a change that is based on an outdated version is refused, for courses, instructors and popups', async () => {
  await saveCourse('edited');
  await saveCourse('edited', { category: 'Drums' });
  const course = buildCourse('Late');
  await expect(admin().saveCourse({ courseId: 'edited', course, basedOnVersion: 1 })).rejects.toMatchObject(
    outdated,
  );
  expect(await admin().saveCourse({ courseId: 'edited', course, basedOnVersion: 2 })).toMatchObject({
    version: 3,
  });

  await saveInstructor('i2', 'Arnob');
  const instructor = buildInstructor('Late', '');
  await admin().saveInstructor({ instructorId: 'i2', instructor, basedOnVersion: 1 });
  await expect(
    admin().saveInstructor({ instructorId: 'i2', instructor, basedOnVersion: 1 }),
  ).rejects.toMatchObject(outdated);
  await expect(
    admin().publishInstructor({ instructorId: 'i2', published: true, basedOnVersion: 1 }),
  ).rejects.toMatchObject(outdated);

  const announcements = callerOf('admin').client(AnnouncementServiceDefinition);
  const words = { en: 'Eid', bn: '' };
  const popup = { id: 'landing', show: true, title: words, body: words };
  const { version } = await announcements.savePopup({ popup });
  await announcements.savePopup({ popup: { ...popup, show: false }, basedOnVersion: version });
  await expect(announcements.savePopup({ popup, basedOnVersion: version })).rejects.toMatchObject(outdated);
  expect(await announcements.getPopup({ popupId: 'landing' })).toMatchObject({ show: false, version: 2 });
});

describe('the list of all courses', () => {
  beforeAll(async () => {
    await saveCourse('tabla-1', { title: { en: 'Tabla for all', bn: 'সবার তবলা' }, instructorId: 'i7' });
    await saveCourse('tabla-2', { title: { en: 'Tabla solo', bn: 'একক তবলা' }, instructorId: 'i7' });
    await publish('tabla-1');
    await admin().featureCourses({ featuredIds: ['tabla-1'], unfeaturedIds: [] });
  });
  const list = async (filter: object, client = admin()) => {
    const { courses, total } = await client.listAllCourses({ query: 'tabla', ...filter });
    return [courses.map(({ id }) => id), total];
  };

  it('is filtered by words in both languages, state, instructor, and page', async () => {
    expect(await list({})).toEqual([['tabla-2', 'tabla-1'], 2]);
    expect(await list({ query: 'তবলা একক' })).toEqual([['tabla-2'], 1]);
    expect(await list({ published: true })).toEqual([['tabla-1'], 1]);
    expect(await list({ published: false })).toEqual([['tabla-2'], 1]);
    expect(await list({ featured: true })).toEqual([['tabla-1'], 1]);
    expect(await list({ instructorId: 'i1' })).toEqual([[], 0]);
    expect(await list({ page: { page: 2, limit: 1 } })).toEqual([['tabla-1'], 2]);
  });

  it('shows a bound content uploader no course of another instructor, also with a filter', async () => {
    expect(await list({ instructorId: 'i7' }, as('content', { instructor: 'i1' }))).toEqual([[], 0]);
    expect(await list({}, as('content', { instructor: 'i7' }))).toEqual([['tabla-2', 'tabla-1'], 2]);
  });
});

it('all instructors are listed for admins only, with the percentage and in any state', async () => {
  await saveInstructor('hidden', 'Hidden Guru');
  const { instructors, total } = await admin().listAllInstructors({ query: 'guru' });
  expect([instructors, total]).toMatchObject([
    [{ id: 'hidden', published: false, sharePercent: 60, version: 1 }],
    1,
  ]);
  expect((await admin().listAllInstructors({ query: 'guru', published: true })).total).toBe(0);
  for (const role of ['content', 'instructor', 'student'])
    await expect(as(role).listAllInstructors({})).rejects.toMatchObject({ kind: 'forbidden' });
});
