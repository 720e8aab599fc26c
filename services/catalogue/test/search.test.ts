import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { Course, Level } from '@sargam/proto/catalogue/v1/courses';
import { Freebie, FreebieServiceDefinition } from '@sargam/proto/catalogue/v1/freebies';
import { Instructor } from '@sargam/proto/catalogue/v1/instructors';
import { SearchRequest, SearchServiceDefinition } from '@sargam/proto/catalogue/v1/search';
import { Tier } from '@sargam/proto/common/v1/offer';
import { type CatalogueSettings, settings } from '../src/config.ts';
import { startCatalogue } from '../src/start.ts';

let suite: ServiceUnderTest<CatalogueSettings>;
beforeAll(async () => {
  suite = await startTestService(import.meta.dirname, { settings, start: startCatalogue });
  await publishInstructor('i1', 'Mitu Rahman', 'মিতু রহমান');
  await publishInstructor('i2', 'Arnob Das', 'অর্ণব দাস');
  await publishCourse('c1', 'First chords', { instructorId: 'i1' }, 120_000n);
  await publishCourse('c2', 'Lead guitar', { instructorId: 'i1', level: Level.LEVEL_ADVANCED }, 300_000n);
  await publishCourse('c3', 'Both hands', { instructorId: 'i2', category: 'Piano & Keyboard' }, 200_000n);
  const freebie = Freebie.fromPartial({
    title: { en: 'Chord chart', bn: 'কর্ড চার্ট' },
    subtitle: { en: 'On one page', bn: '' },
    category: 'Guitar',
    description: { en: '<p>Print it.</p>', bn: '' },
    carousel: ['one.webp'],
  });
  await admin().client(FreebieServiceDefinition).saveFreebie({ freebieId: 'f1', freebie });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const admin = () => suite.as({ subject: 'admin', roles: ['admin'] });
const catalogue = () => admin().client(CatalogueServiceDefinition);
const search = (request: Partial<SearchRequest>) =>
  suite.client(SearchServiceDefinition).search(SearchRequest.fromPartial(request));
const courseIds = async (request: Partial<SearchRequest>) =>
  (await search(request)).courses.map(({ id }) => id);
const instructorIds = async (query: string) => (await search({ query })).instructors.map(({ id }) => id);

const publishInstructor = async (instructorId: string, en: string, bn: string) => {
  const instructor = Instructor.fromPartial({
    name: { en, bn },
    bio: { en: 'Plays.', bn: '' },
    band: 'Matra',
    sharePercent: 60,
  });
  await catalogue().saveInstructor({ instructorId, instructor });
  await catalogue().publishInstructor({ instructorId, published: true });
};
const publishCourse = async (courseId: string, en: string, change: object, pricePoisha: bigint) => {
  const standard = { tier: Tier.TIER_STANDARD, pricePoisha, validityDays: 30 };
  const summary = {
    title: { en },
    subtitle: { en: 'Twelve steps' },
    category: 'Guitar',
    level: Level.LEVEL_BEGINNER,
    standard,
    ...change,
  };
  await catalogue().saveCourse({
    courseId,
    course: Course.fromPartial({ summary, description: { en: 'Step by step.', bn: '' } }),
  });
  await catalogue().publishCourse({ courseId, published: true, lessonCount: 1 });
};

it('a query in English, in phonetic spelling or in Bengali finds courses, instructors and freebies', async () => {
  for (const query of ['guitar', 'gitar', 'গিটার']) {
    const found = await search({ query });
    expect(found.courses.map(({ id }) => id)).toEqual(['c2', 'c1']);
    expect(found.freebies).toMatchObject([{ id: 'f1', title: { bn: 'কর্ড চার্ট' }, description: { en: '' } }]);
  }
  expect(await instructorIds('অর্ণব')).toEqual(['i2']);
  expect((await search({ query: 'mitu' })).instructors).toMatchObject([
    { id: 'i1', sharePercent: 0, courseIds: [] },
  ]);
});

it('the count of each facet ignores its own filter', async () => {
  const found = await search({ category: 'Guitar', level: Level.LEVEL_ADVANCED });
  expect(found).toMatchObject({
    total: 1,
    courses: [{ id: 'c2' }],
    categories: [{ category: 'Guitar', courses: 1 }],
    levels: [
      { level: Level.LEVEL_BEGINNER, courses: 1 },
      { level: Level.LEVEL_ADVANCED, courses: 1 },
    ],
    instructorCounts: [{ instructorId: 'i1', name: { en: 'Mitu Rahman', bn: 'মিতু রহমান' }, courses: 1 }],
    prices: { minPoisha: 300_000n, maxPoisha: 300_000n },
  });
  expect(await courseIds({ maxPricePoisha: 200_000n })).toEqual(['c3', 'c1']);
  expect(await courseIds({ minPricePoisha: 200_000n, instructorId: 'i1' })).toEqual(['c2']);
  expect(await courseIds({ category: 'Tuba' })).toEqual([]);
  expect(await courseIds({ page: { page: 2, limit: 2 } })).toEqual(['c1']);
});

it('a rename is searchable immediately, and an unpublished or deleted item is not found', async () => {
  const instructor = Instructor.fromPartial({
    name: { en: 'Ayon Sen' },
    bio: { en: 'Plays.' },
    sharePercent: 60,
  });
  await catalogue().saveInstructor({ instructorId: 'i2', instructor });
  expect([await instructorIds('ayon'), await courseIds({ query: 'ayon' })]).toEqual([['i2'], ['c3']]);
  expect([await instructorIds('arnob'), await courseIds({ query: 'arnob' })]).toEqual([[], []]);
  await catalogue().publishInstructor({ instructorId: 'i2', published: false });
  expect([await instructorIds('ayon'), await courseIds({ query: 'ayon' })]).toEqual([[], []]);
  expect((await search({})).instructorCounts.map(({ instructorId }) => instructorId)).toEqual(['i1']);
  await catalogue().publishCourse({ courseId: 'c1', published: false });
  expect(await courseIds({ query: 'chords' })).toEqual([]);
  await admin().client(FreebieServiceDefinition).deleteFreebie({ freebieId: 'f1' });
  expect((await search({ query: 'chart' })).freebies).toEqual([]);
  expect(await suite.client(SearchServiceDefinition).countCatalogue({})).toEqual({
    courses: 1,
    instructors: 1,
    freebies: 0,
  });
});
