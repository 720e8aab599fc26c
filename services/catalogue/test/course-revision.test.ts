import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
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

const as = (role: string, claims: Record<string, string> = {}) =>
  suite.as({ subject: role, roles: [role], claims }).client(CatalogueServiceDefinition);
const admin = () => as('admin');
const visitor = () => suite.client(CatalogueServiceDefinition);
const expensive = { standard: offer(Tier.TIER_STANDARD, 900_000n, 30) };

const publishCourse = async (courseId: string) => {
  await admin().saveCourse({ courseId, course: buildCourse('Published') });
  return admin().publishCourse({ courseId, published: true, lessonCount: 1 });
};
const saveRevision = (courseId: string, title: string, client = admin(), change: object = expensive) =>
  client.saveCourse({ courseId, course: buildCourse(title, change), asRevision: true });
const shownTo = async (courseId: string, client = visitor(), withRevision = false) => {
  const { summary, revisionSavedAt } = await client.getCourse({ courseId, withRevision });
  return {
    title: summary?.title?.en,
    price: summary?.standard?.pricePoisha,
    hasRevision: revisionSavedAt !== undefined,
  };
};
const published = { title: 'Published', price: 120_000n };
const revised = { title: 'Revised', price: 900_000n };

it('a revision of a published course is shown to editors only, until it is published', async () => {
  await publishCourse('c1');
  expect((await saveRevision('c1', 'Revised')).summary).toMatchObject({
    title: { en: 'Revised' },
    published: true,
  });
  expect(await shownTo('c1')).toEqual({ ...published, hasRevision: false });
  expect(await shownTo('c1', visitor(), true)).toEqual({ ...published, hasRevision: false });
  expect((await visitor().listCourses({ query: 'revised' })).total).toBe(0);
  expect(await shownTo('c1', as('student'), true)).toEqual({ ...published, hasRevision: false });
  expect(await shownTo('c1', admin())).toEqual({ ...published, hasRevision: true });
  expect(await shownTo('c1', admin(), true)).toEqual({ ...revised, hasRevision: true });

  await suite.restart();
  expect(await shownTo('c1')).toEqual({ ...published, hasRevision: false });
  await admin().publishRevision({ courseId: 'c1', lessonCount: 1 });
  expect(await shownTo('c1')).toEqual({ ...revised, hasRevision: false });
  expect((await visitor().listCourses({ query: 'revised' })).total).toBe(1);
});

it('a discarded revision changes nothing, and a repeat neither', async () => {
  await publishCourse('c2');
  await saveRevision('c2', 'Revised');
  for (const _ of [1, 2]) await as('content').discardRevision({ courseId: 'c2' });
  expect(await shownTo('c2', admin(), true)).toEqual({ ...published, hasRevision: false });
  await expect(admin().publishRevision({ courseId: 'c2', lessonCount: 1 })).rejects.toMatchObject({
    kind: 'conflict',
    code: 'revision-missing',
  });
});

it('a second save replaces the revision, and an immediate change of another field stays', async () => {
  await publishCourse('c3');
  await saveRevision('c3', 'First try');
  await saveRevision('c3', 'Revised');
  await admin().saveCourse({ courseId: 'c3', course: buildCourse('Published', { category: 'Drums' }) });
  await admin().publishRevision({ courseId: 'c3', lessonCount: 1 });
  const { summary } = await visitor().getCourse({ courseId: 'c3' });
  expect(summary).toMatchObject({ title: { en: 'Revised' }, category: 'Drums' });
});

it('an unpublished course is changed at once', async () => {
  await admin().saveCourse({ courseId: 'c4', course: buildCourse('Draft') });
  await saveRevision('c4', 'Revised');
  expect(await shownTo('c4', admin())).toEqual({ ...revised, hasRevision: false });
});

describe('a course that was taken off sale', () => {
  const takeOffSale = async (courseId: string) => {
    await publishCourse(courseId);
    await admin().publishCourse({ courseId, published: false });
  };

  it('keeps changes in a revision, because students still have access', async () => {
    await takeOffSale('c9');
    await saveRevision('c9', 'By admin');
    await saveRevision('c9', 'Revised', as('content'));
    expect(await shownTo('c9', admin())).toEqual({ ...published, hasRevision: true });
    expect(await shownTo('c9', admin(), true)).toEqual({ ...revised, hasRevision: true });
    const { summary } = await admin().publishRevision({ courseId: 'c9', lessonCount: 1 });
    expect(summary).toMatchObject({ published: false, hasPublishedVersion: true, title: { en: 'Revised' } });
  });

  it('is changed at once by an admin outside of the editor', async () => {
    await takeOffSale('c10');
    await admin().saveCourse({ courseId: 'c10', course: buildCourse('Revised', expensive) });
    expect(await shownTo('c10', admin())).toEqual({ ...revised, hasRevision: false });
  });

  it('keeps changes in a revision, too, if its instructor was unpublished', async () => {
    const instructor = buildInstructor('Rafi', '');
    await admin().saveInstructor({ instructorId: 'i2', instructor });
    await admin().publishInstructor({ instructorId: 'i2', published: true });
    await admin().saveCourse({ courseId: 'c11', course: buildCourse('Published', { instructorId: 'i2' }) });
    await admin().publishCourse({ courseId: 'c11', published: true, lessonCount: 1 });
    await admin().publishInstructor({ instructorId: 'i2', published: false });
    await saveRevision('c11', 'Revised', admin(), { ...expensive, instructorId: 'i2' });
    expect(await shownTo('c11', admin())).toEqual({ ...published, hasRevision: true });
  });
});

it('a content uploader changes texts in a revision and no price, and cannot publish the revision', async () => {
  await publishCourse('c5');
  await saveRevision('c5', 'By admin');
  const cheap = { standard: offer(Tier.TIER_STANDARD, 1n, 1) };
  await expect(saveRevision('c5', 'Cheap', as('content'), cheap)).rejects.toMatchObject({
    code: 'prices-of-admins',
  });
  await saveRevision('c5', 'By uploader', as('content'));
  expect(await shownTo('c5', admin(), true)).toMatchObject({ title: 'By uploader', price: 900_000n });
  await expect(as('content').publishRevision({ courseId: 'c5' })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  const other = as('content', { instructor: 'i9' });
  await expect(saveRevision('c5', 'Taken', other)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(other.discardRevision({ courseId: 'c5' })).rejects.toMatchObject({ kind: 'not_found' });
});

it('a revision that could not be sold is not published', async () => {
  await publishCourse('c6');
  const unpriced = { standard: offer(Tier.TIER_STANDARD, 0n, 0), tiers: [] };
  await saveRevision('c6', 'Free?', admin(), unpriced);
  await expect(admin().publishRevision({ courseId: 'c6', lessonCount: 1 })).rejects.toMatchObject({
    code: 'course-has-no-price',
    message: 'published Rejected!!',
  });
  expect(await shownTo('c6')).toEqual({ ...published, hasRevision: false });
});

it('of two admins who publish one revision, one succeeds', async () => {
  await publishCourse('c7');
  const { version } = await saveRevision('c7', 'Revised');
  const publish = () => admin().publishRevision({ courseId: 'c7', lessonCount: 1, basedOnVersion: version });
  const outcomes = await Promise.allSettled([publish(), publish()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await shownTo('c7')).toMatchObject(revised);
});

it('the draft of the lessons is published and discarded without changed texts, once', async () => {
  await publishCourse('c8');
  const draft = { courseId: 'c8', lessonDraft: 2 };
  await admin().publishRevision({ ...draft, lessonCount: 1 });
  await expect(admin().publishRevision({ ...draft, lessonCount: 1 })).rejects.toMatchObject({
    code: 'revision-missing',
  });
  const { version } = await admin().discardRevision({ courseId: 'c8', lessonDraft: 3 });
  expect((await admin().discardRevision({ courseId: 'c8', lessonDraft: 3 })).version).toBe(version);
});
