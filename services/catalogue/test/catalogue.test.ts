import { defineTopic } from '@sargam/chassis/kafka';
import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import {
  CatalogueServiceDefinition,
  Course,
  Level,
  type ListCoursesRequest,
} from '@sargam/proto/catalogue/v1/catalogue';
import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { Tier } from '@sargam/proto/common/v1/offer';
import { type CatalogueSettings, settings } from '../src/config.ts';
import { startCatalogue } from '../src/start.ts';

const courseEvents = defineTopic('catalogue.courses.v1', CourseEvent);
const orderEvents = defineTopic('commerce.orders.v1', OrderEvent);

let suite: ServiceUnderTest<CatalogueSettings>;
beforeAll(async () => {
  suite = await startTestService(__dirname, { settings, start: startCatalogue });
  await admin().saveInstructor({ instructorId: 'i1', instructor: anInstructor('Mitu Rahman', 'মিতু রহমান') });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const as = (role: string, claims: Record<string, string> = {}) =>
  suite.as({ subject: role, roles: [role], claims }).client(CatalogueServiceDefinition);
const admin = () => as('admin');
const visitor = () => suite.client(CatalogueServiceDefinition);

const anInstructor = (en: string, bn: string) => ({
  id: '',
  name: { en, bn },
  bio: { en: 'Plays.', bn: 'বাজান।' },
  band: 'Matra',
  photo: '',
  banner: '',
  published: false,
  featured: false,
  courseIds: [],
  sharePercent: 60,
  createdAt: undefined,
});

const offer = (tier: Tier, pricePoisha: bigint, validityDays: number) => ({
  tier,
  pricePoisha,
  oldPricePoisha: 0n,
  validityDays,
});

const aCourse = (en: string, change: object = {}): Course =>
  Course.fromPartial({
    summary: {
      title: { en, bn: 'কোর্স' },
      category: 'Guitar',
      level: Level.LEVEL_BEGINNER,
      instructorId: 'i1',
      standard: offer(Tier.TIER_STANDARD, 120_000n, 30),
      tiers: [offer(Tier.TIER_GOLD, 300_000n, 90)],
      ...change,
    },
  });

const published = async (courseId: string, course = aCourse(`Course ${courseId}`)) => {
  await admin().saveCourse({ courseId, course });
  return admin().publishCourse({ courseId, published: true });
};

const everything: ListCoursesRequest = {
  category: '',
  instructorId: '',
  level: Level.LEVEL_UNSPECIFIED,
  query: '',
  page: undefined,
};
const listed = async (filter: Partial<ListCoursesRequest>) =>
  (await visitor().listCourses({ ...everything, ...filter })).courses.map(({ id }) => id);

it('shows a course to the public once it is published, with its offers and its instructor in both languages', async () => {
  await admin().saveCourse({ courseId: 'c1', course: aCourse('First chords') });
  await expect(visitor().getCourse({ courseId: 'c1' })).rejects.toMatchObject({ kind: 'not_found' });
  expect(await listed({})).not.toContain('c1');
  expect(await as('instructor', { instructor: 'i1' }).getCourse({ courseId: 'c1' })).toBeTruthy();
  await admin().publishCourse({ courseId: 'c1', published: true });
  const { summary } = await visitor().getCourse({ courseId: 'c1' });
  expect(summary).toMatchObject({
    instructorName: { en: 'Mitu Rahman', bn: 'মিতু রহমান' },
    standard: { pricePoisha: 120_000n, validityDays: 30 },
    tiers: [{ tier: Tier.TIER_GOLD, pricePoisha: 300_000n, validityDays: 90 }],
  });
  expect(await listed({})).toContain('c1');
});

it('finds courses by category, level, instructor and words, and counts its categories', async () => {
  await published('c2', aCourse('Groove', { category: 'Drums', level: Level.LEVEL_ADVANCED }));
  expect(await listed({ category: 'Drums' })).toEqual(['c2']);
  expect(await listed({ level: Level.LEVEL_ADVANCED })).toEqual(['c2']);
  expect(await listed({ instructorId: 'nobody' })).toEqual([]);
  expect(await listed({ category: 'Flute' })).toEqual([]);
  expect(await listed({ query: 'ড্রাম' })).toEqual(['c2']);
  const { categories, total } = await visitor().listCourses({ ...everything, page: { page: 1, limit: 1 } });
  expect(categories).toContainEqual({ category: 'Drums', courses: 1 });
  expect(total).toBeGreaterThan(1);
});

it('lists drafts too for an instructor, their own alone', async () => {
  await admin().saveCourse({ courseId: 'draft', course: aCourse('Draft', { instructorId: 'i8' }) });
  const listed = async (role: string, instructor = '') =>
    (await as(role, { instructor }).listAllCourses({})).courses.map(({ id }) => id);
  expect([await listed('instructor', 'i8'), await listed('instructor', 'i7')]).toEqual([['draft'], []]);
});

it('refuses to publish what cannot be bought', async () => {
  const free = aCourse('Priceless', { standard: offer(Tier.TIER_STANDARD, 0n, 0), tiers: [] });
  await admin().saveCourse({ courseId: 'c3', course: free });
  await expect(admin().publishCourse({ courseId: 'c3', published: true })).rejects.toMatchObject({
    message: 'published Rejected!!',
  });
});

it('lets a content uploader write texts, and neither prices nor publishing', async () => {
  await published('c4');
  const cheaper = aCourse('A better title', { standard: offer(Tier.TIER_STANDARD, 1n, 999), tiers: [] });
  const saved = await as('content').saveCourse({ courseId: 'c4', course: cheaper });
  expect(saved.summary).toMatchObject({
    title: { en: 'A better title' },
    standard: { pricePoisha: 120_000n },
    published: true,
  });
  await expect(as('content').publishCourse({ courseId: 'c4', published: false })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(as('student').saveCourse({ courseId: 'c4', course: cheaper })).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

it('loses none of many changes at once, and tells each', async () => {
  await published('c5');
  await Promise.all([
    ...Array.from({ length: 4 }, () => admin().featureCourses({ featuredIds: ['c5'], unfeaturedIds: [] })),
    admin().saveCourse({ courseId: 'c5', course: aCourse('Changed') }),
  ]);
  const course = await visitor().getCourse({ courseId: 'c5' });
  expect(course.version).toBe(7);
  expect(course.summary).toMatchObject({ featured: true, published: true, title: { en: 'Changed' } });
  await suite.eventually(() => {
    // Published at least once: an id that comes again is swallowed by every listener's inbox.
    const byId = new Map(
      suite.publishedEvents(courseEvents).map(({ id, event }) => [id, event.event?.value.course]),
    );
    const told = [...byId.values()].flatMap((course) =>
      course?.summary?.id === 'c5' ? [course.version] : [],
    );
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

it('shows the same after a restart as before', async () => {
  await published('c6');
  const before = await visitor().listCourses(everything);
  await suite.restart();
  expect(await visitor().listCourses(everything)).toEqual(before);
});

describe('the number sold', () => {
  const told = (orderId: string, event: object) =>
    suite.publish(orderEvents, orderId, OrderEvent.fromPartial({ event: event as OrderEvent['event'] }));
  const anOrder = (id: string, courseId: string, paidAt: Date | undefined = new Date()) => ({
    id,
    paidAt,
    lines: [{ courseId }],
  });
  const paid = (orderId: string, courseId: string) =>
    told(orderId, { $case: 'paid', value: { order: anOrder(orderId, courseId) } });
  const refunded = (orderId: string, courseId: string, change: object = {}) =>
    told(orderId, { $case: 'refunded', value: { full: true, order: anOrder(orderId, courseId), ...change } });
  const sold = (courseId: string, count: number) =>
    suite.eventually(async () => {
      const { courses } = await visitor().getCourses({ courseIds: [courseId, 'unknown'] });
      expect(courses.map((course) => course.sold)).toEqual([count]);
    });

  it('counts an order once, however often it is told, and no more once all of it went back', async () => {
    await published('c7');
    await Promise.all([1, 2, 3].map(() => paid('o1', 'c7')));
    await paid('o2', 'c7');
    await sold('c7', 2);
    await refunded('o1', 'c7', { full: false });
    await Promise.all([1, 2, 3].map(() => refunded('o1', 'c7')));
    await refunded('refused', 'c7', { order: { id: 'refused', lines: [{ courseId: 'c7' }] } });
    await sold('c7', 1);
    await paid('o3', 'c7');
    await sold('c7', 2);
  });

  it('counts orders that are told together, and not again the one that was counted before its process died', async () => {
    await published('c10');
    await paid('once', 'c10');
    await sold('c10', 1);
    // Told under another id, as if the memory of the first had not been written.
    const orders = ['once', ...Array.from({ length: 12 }, (_, index) => `together${index}`)];
    await Promise.all(orders.map((order) => paid(order, 'c10')));
    await sold('c10', 13);
    await paid('later', 'c10');
    await sold('c10', 14);
  });

  it('makes no version and no event, and outlives a change and a restart', async () => {
    await published('c8');
    await paid('o4', 'c8');
    await paid('o5', 'c8');
    await sold('c8', 2);
    await refunded('o5', 'c8');
    await sold('c8', 1);
    expect(await visitor().getCourse({ courseId: 'c8' })).toMatchObject({ version: 2, summary: { sold: 1 } });
    await admin().featureCourses({ featuredIds: ['c8'], unfeaturedIds: [] });
    await sold('c8', 1);
    await suite.restart();
    await sold('c8', 1);
    await suite.eventually(() => {
      const events = suite
        .publishedEvents(courseEvents)
        .flatMap(({ event: { event } }) => (event?.value.course?.summary?.id === 'c8' ? [event.value] : []));
      expect(events.map(({ course }) => course?.version)).toEqual([1, 2, 3]);
      expect(events.at(-1)).toMatchObject({ soldChanges: 3, course: { summary: { sold: 1 } } });
    });
  });
});

it('shows instructors once they are published, and their share to admins and themselves alone', async () => {
  await admin().saveInstructor({ instructorId: 'i2', instructor: anInstructor('Arnob', 'অর্ণব') });
  await expect(visitor().getInstructor({ instructorId: 'i2' })).rejects.toMatchObject({ kind: 'not_found' });
  await admin().publishInstructor({ instructorId: 'i2', published: true });
  await admin().featureInstructors({ featuredIds: ['i2'], unfeaturedIds: [] });
  expect(await visitor().getInstructor({ instructorId: 'i2' })).toMatchObject({
    name: { bn: 'অর্ণব' },
    sharePercent: 0,
  });
  expect(await as('instructor', { instructor: 'i2' }).getInstructor({ instructorId: 'i2' })).toMatchObject({
    sharePercent: 60,
  });
  const featured = async () => (await visitor().listFeaturedInstructors({})).instructors.map(({ id }) => id);
  expect(await featured()).toEqual(['i2']);
  await admin().saveInstructor({ instructorId: 'i2', instructor: anInstructor('Arnob', 'অর্ণব') });
  expect(await featured()).toEqual([]);
  await admin().saveInstructor({
    instructorId: 'i2',
    instructor: { ...anInstructor('Arnob', 'অর্ণব'), featured: true },
  });
  expect(await featured()).toEqual(['i2']);
});
