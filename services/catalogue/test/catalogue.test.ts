import { defineTopic } from '@sargam/chassis/kafka';
import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { CatalogueServiceDefinition, type ListCoursesRequest } from '@sargam/proto/catalogue/v1/catalogue';
import { Level } from '@sargam/proto/catalogue/v1/courses';
import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import { Tier } from '@sargam/proto/common/v1/offer';
import { type CatalogueSettings, settings } from '../src/config.ts';
import { startCatalogue } from '../src/start.ts';
import { buildCourse, buildInstructor } from './sample-messages.ts';

const courseEvents = defineTopic('catalogue.courses.v1', CourseEvent);

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

const noFilter: ListCoursesRequest = {
  category: '',
  instructorId: '',
  level: Level.LEVEL_UNSPECIFIED,
  query: '',
  order: 'COURSE_ORDER_UNSPECIFIED',
  page: undefined,
};
const listCourseIds = async (filter: Partial<ListCoursesRequest>) =>
  (await visitor().listCourses({ ...noFilter, ...filter })).courses.map(({ id }) => id);

it('a published course is public, with its offers and its instructor’s name in both languages', async () => {
  await admin().saveCourse({ courseId: 'c1', course: buildCourse('First chords') });
  await expect(visitor().getCourse({ courseId: 'c1' })).rejects.toMatchObject({ kind: 'not_found' });
  expect(await listCourseIds({})).not.toContain('c1');
  expect(await as('instructor', { instructor: 'i1' }).getCourse({ courseId: 'c1' })).toBeTruthy();
  await admin().publishCourse({ courseId: 'c1', published: true, lessonCount: 1 });
  const { summary } = await visitor().getCourse({ courseId: 'c1' });
  expect(summary).toMatchObject({
    instructorName: { en: 'Mitu Rahman', bn: 'মিতু রহমান' },
    standard: { pricePoisha: 120_000n, validityDays: 30 },
    tiers: [{ tier: Tier.TIER_GOLD, pricePoisha: 300_000n, validityDays: 90 }],
  });
  expect(await listCourseIds({})).toContain('c1');
});

it('courses are filtered by category, level, instructor and query, and counted by category', async () => {
  await publishCourse('c2', buildCourse('Groove', { category: 'Drums', level: Level.LEVEL_ADVANCED }));
  expect(await listCourseIds({ category: 'Drums' })).toEqual(['c2']);
  expect(await listCourseIds({ level: Level.LEVEL_ADVANCED })).toEqual(['c2']);
  expect(await listCourseIds({ instructorId: 'nobody' })).toEqual([]);
  expect(await listCourseIds({ category: 'Flute' })).toEqual([]);
  expect(await listCourseIds({ query: 'ড্রাম' })).toEqual(['c2']);
  const { categories, total } = await visitor().listCourses({ ...noFilter, page: { page: 1, limit: 1 } });
  expect(categories).toContainEqual({ category: 'Drums', courses: 1 });
  expect(total).toBeGreaterThan(1);
});

it('an instructor lists their own unpublished courses', async () => {
  await admin().saveCourse({ courseId: 'draft', course: buildCourse('Draft', { instructorId: 'i8' }) });
  const listAllIds = async (role: string, instructor = '') =>
    (await as(role, { instructor }).listAllCourses({})).courses.map(({ id }) => id);
  expect([await listAllIds('instructor', 'i8'), await listAllIds('instructor', 'i7')]).toEqual([
    ['draft'],
    [],
  ]);
});

it('unpublishing an instructor takes their courses off sale until both are published again', async () => {
  const course = { ...buildCourse('Tabla'), instructorId: 'leaving' };
  Object.assign(course.summary ?? {}, { instructorId: 'leaving' });
  await admin().saveInstructor({ instructorId: 'leaving', instructor: buildInstructor('Tabla Guru', '') });
  await admin().saveCourse({ courseId: 'tabla', course });
  const publish = () => admin().publishCourse({ courseId: 'tabla', published: true, lessonCount: 1 });
  await expect(publish()).rejects.toMatchObject({
    code: 'instructor-unpublished',
    message: 'published Rejected!!',
  });
  await admin().publishInstructor({ instructorId: 'leaving', published: true });
  await publish();
  expect(await listCourseIds({ instructorId: 'leaving' })).toEqual(['tabla']);

  await admin().publishInstructor({ instructorId: 'leaving', published: false });
  expect(await listCourseIds({ instructorId: 'leaving' })).toEqual([]);
  await expect(visitor().getCourse({ courseId: 'tabla' })).rejects.toMatchObject({ kind: 'not_found' });
  await expect(publish()).rejects.toMatchObject({ code: 'instructor-unpublished' });
  await admin().publishInstructor({ instructorId: 'leaving', published: true });
  expect(await listCourseIds({ instructorId: 'leaving' })).toEqual([]);
});

it('a course that moves to an unpublished instructor is taken off sale', async () => {
  await admin().saveInstructor({ instructorId: 'hidden', instructor: buildInstructor('Hidden Guru', '') });
  await publishCourse('moving');
  const course = buildCourse('Moved');
  Object.assign(course.summary ?? {}, { instructorId: 'hidden' });
  await admin().saveCourse({ courseId: 'moving', course });
  await expect(visitor().getCourse({ courseId: 'moving' })).rejects.toMatchObject({ kind: 'not_found' });
  expect((await admin().getCourse({ courseId: 'moving' })).summary).toMatchObject({ published: false });
});

it('a course that is published while its instructor is unpublished is not on sale afterwards', async () => {
  await admin().saveInstructor({ instructorId: 'racing', instructor: buildInstructor('Racing Guru', '') });
  await admin().publishInstructor({ instructorId: 'racing', published: true });
  const courseIds = Array.from({ length: 20 }, (_, index) => `racing-${index}`);
  for (const courseId of courseIds) {
    const course = buildCourse('Race');
    Object.assign(course.summary ?? {}, { instructorId: 'racing' });
    await admin().saveCourse({ courseId, course });
  }
  await Promise.allSettled([
    admin().publishInstructor({ instructorId: 'racing', published: false }),
    ...courseIds.map((courseId) => admin().publishCourse({ courseId, published: true, lessonCount: 1 })),
  ]);
  expect(await listCourseIds({ instructorId: 'racing' })).toEqual([]);
});

it('concurrent changes are all saved, and each publishes its version', async () => {
  await publishCourse('c5');
  await Promise.all([
    ...Array.from({ length: 4 }, () => admin().featureCourses({ featuredIds: ['c5'], unfeaturedIds: [] })),
    admin().saveCourse({ courseId: 'c5', course: buildCourse('Changed') }),
  ]);
  const course = await visitor().getCourse({ courseId: 'c5' });
  expect(course.version).toBe(7);
  expect(course.summary).toMatchObject({ featured: true, published: true, title: { en: 'Changed' } });
  await suite.eventually(() => {
    // Events are published at least once; consumers ignore a repeated id.
    const byId = new Map(
      suite
        .publishedEvents(courseEvents)
        .flatMap(({ id, event: { event } }) =>
          event?.$case === 'changed' ? [[id, event.value.course] as const] : [],
        ),
    );
    const versions = [...byId.values()].flatMap((course) =>
      course?.summary?.id === 'c5' ? [course.version] : [],
    );
    expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

it('the list of courses is the same after a restart', async () => {
  await publishCourse('c6');
  const before = await visitor().listCourses(noFilter);
  await suite.restart();
  expect(await visitor().listCourses(noFilter)).toEqual(before);
});

it('a published instructor is public, and the share is visible to admins and the instructor only', async () => {
  await admin().saveInstructor({ instructorId: 'i2', instructor: buildInstructor('Arnob', 'অর্ণব') });
  await expect(visitor().getInstructor({ instructorId: 'i2' })).rejects.toMatchObject({ kind: 'not_found' });
  const uploader = as('content', { instructor: 'i2' });
  // The course editor of a bound content uploader shows the name of the instructor.
  expect(await uploader.getInstructor({ instructorId: 'i2' })).toMatchObject({ name: { en: 'Arnob' } });
  await admin().publishInstructor({ instructorId: 'i2', published: true });
  await admin().featureInstructors({ featuredIds: ['i2'], unfeaturedIds: [] });
  expect(await visitor().getInstructor({ instructorId: 'i2' })).toMatchObject({
    name: { bn: 'অর্ণব' },
    sharePercent: 0,
  });
  expect(await as('instructor', { instructor: 'i2' }).getInstructor({ instructorId: 'i2' })).toMatchObject({
    sharePercent: 60,
  });
  // A content uploader that is bound to an instructor has the claim of the instructor, and another role.
  expect(await uploader.getInstructor({ instructorId: 'i2' })).toMatchObject({ sharePercent: 0 });
  const featured = async () => (await visitor().listFeaturedInstructors({})).instructors.map(({ id }) => id);
  expect(await featured()).toEqual(['i2']);
  await admin().saveInstructor({ instructorId: 'i2', instructor: buildInstructor('Arnob', 'অর্ণব') });
  expect(await featured()).toEqual([]);
  await admin().saveInstructor({
    instructorId: 'i2',
    instructor: { ...buildInstructor('Arnob', 'অর্ণব'), featured: true },
  });
  expect(await featured()).toEqual(['i2']);
});
