import { buildCourse, buildInstructor, localized } from '../testing/samples.ts';
import { CatalogueReadModel } from './read-model.ts';

const page = { limit: 20, offset: 0 };

const createTestReadModel = () => {
  const readModel = new CatalogueReadModel();
  readModel.putInstructor(buildInstructor());
  readModel.putInstructor(
    buildInstructor({ id: 'i2', name: localized('Arnob Das', 'অর্ণব দাস'), band: 'Tarok' }),
  );
  const put = (
    id: string,
    title: ReturnType<typeof localized>,
    change: Parameters<typeof buildCourse>[0] = {},
  ) => readModel.putCourse(buildCourse({ id, title, ...change }));
  put('guitar', localized('First chords', 'প্রথম কর্ড'));
  put('piano', localized('Both hands', 'দুই হাতে'), { category: 'Piano & Keyboard', instructorId: 'i2' });
  put('baul', localized('Baul songs', 'বাউল গান'), { createdAt: new Date(1), level: 'advanced' });
  const findIds = (query: string, filters = {}) =>
    readModel.searchCourses(query, filters, page).items.map(({ id }) => id);
  return { readModel, findIds };
};

it.each([
  ['chord', 'guitar'],
  ['কর্ড', 'guitar'],
  ['kord', 'guitar'],
  ['বাউল', 'baul'],
  ['bawul', 'baul'],
  ['arnob', 'piano'],
  ['অর্নব', 'piano'],
  ['begginer hands', 'piano'],
  ['firts chords', 'guitar'],
  ['ba so', 'baul'],
])('the query %s finds the course %s', (query, id) => {
  expect(createTestReadModel().findIds(query)[0]).toBe(id);
});

it('all spellings of guitar find the same courses, the newest first, without a course that only mentions it', () => {
  const { readModel, findIds } = createTestReadModel();
  const subtitle = localized('What guitarists forget');
  readModel.putCourse(
    buildCourse({
      id: 'ear',
      title: localized('By ear'),
      subtitle,
      category: 'Drums',
      createdAt: new Date(-9),
    }),
  );
  for (const query of ['guitar', 'gitar', 'গিটার', 'গীটার', 'gui'])
    expect(findIds(query)).toEqual(['baul', 'guitar']);
  expect(findIds('guitarist')).toEqual(['ear']);
});

it('finds a word of the description, and neither a longer word nor a typo for a known name', () => {
  const { readModel, findIds } = createTestReadModel();
  const put = (id: string, change: Parameters<typeof buildCourse>[0]) =>
    readModel.putCourse(buildCourse({ id, title: localized(id), ...change }));
  put('kit', { description: localized('<p>For players of the <b>tabla</b>.</p>', 'তবলা থেকে') });
  put('basics', { subtitle: localized('Basic things') });
  expect([findIds('tobla'), findIds('তবলার')]).toEqual([['kit'], ['kit']]);
  for (const query of ['banshi', 'বাঁশি', 'bashi', 'flute']) expect(findIds(query)).toEqual([]);
});

it('ignores common words beside a word that says what is searched', () => {
  const { findIds } = createTestReadModel();
  for (const query of ['learn baul songs', 'বাউল গান শিখতে চাই', 'how to play baul'])
    expect(findIds(query)).toEqual(['baul']);
});

it('a match in the title ranks before a match of the category', () => {
  const { readModel, findIds } = createTestReadModel();
  readModel.putCourse(
    buildCourse({ id: 'old', title: localized('Guitar at dusk'), createdAt: new Date(-1) }),
  );
  expect(findIds('guitar')).toEqual(['old', 'baul', 'guitar']);
});

it('the query guitar ranks guitars before bass guitars, also while it is typed', () => {
  const { readModel, findIds } = createTestReadModel();
  const put = (id: string, en: string, bn: string, change: Parameters<typeof buildCourse>[0]) =>
    readModel.putCourse(buildCourse({ id, title: localized(en, bn), createdAt: new Date(-9), ...change }));
  put('bass', 'Ten grooves', 'বেজ গিটার: দশটি গ্রুভ', { category: 'Bass Guitar', createdAt: new Date(9) });
  put('pocket', 'Deep in the pocket', 'তালের গভীরে', { category: 'Bass Guitar' });
  put('finger', 'Fingerstyle guitar', 'ফিঙ্গারস্টাইল', { subtitle: localized('Bass and melody at once') });
  const guitars = ['finger', 'baul', 'guitar', 'bass', 'pocket'];
  for (const query of ['gitar', 'গিটার', 'guitar', 'gui', 'git']) expect(findIds(query)).toEqual(guitars);
  for (const query of ['bass gitar', 'বেজ গিটার', 'bass gui', 'bass'])
    expect(findIds(query).slice(0, 2)).toEqual(['bass', 'pocket']);
  expect(findIds('gitar beginner')).toEqual(['finger', 'guitar', 'bass', 'pocket']);
});

it('a query with an unknown word finds nothing, and a query without words finds all', () => {
  const { findIds } = createTestReadModel();
  expect(findIds('saxophone quantum')).toEqual([]);
  expect(findIds('guitar quantum')).toEqual([]);
  expect(findIds(' ,. ')).toEqual(['baul', 'piano', 'guitar']);
});

it('the count of each facet ignores its own filter', () => {
  const { readModel } = createTestReadModel();
  const result = readModel.searchCourses('', { category: 'Guitar', level: 'advanced' }, page);
  expect(result.total).toBe(1);
  expect([...result.categories]).toEqual([['Guitar', 1]]);
  expect([...result.levels]).toEqual([
    ['beginner', 1],
    ['advanced', 1],
  ]);
  expect([...result.instructors]).toEqual([['i1', 1]]);
});

it('filters by the lowest price, and returns the price range without the price filter', () => {
  const { readModel, findIds } = createTestReadModel();
  const expensive = { price: 900n, oldPrice: 0n, validityDays: 30 };
  readModel.putCourse(
    buildCourse({
      id: 'expensive',
      standard: { ...expensive, price: 0n },
      tiers: { gold: expensive, silver: { ...expensive, price: 500n } },
    }),
  );
  expect(findIds('', { minPrice: 500n, maxPrice: 500n })).toEqual(['expensive']);
  expect(findIds('', { minPrice: 501n })).toEqual([]);
  expect(findIds('', { maxPrice: 499n })).not.toContain('expensive');
  expect(readModel.searchCourses('', { minPrice: 901n }, page).prices).toEqual({ least: 100n, most: 500n });
  expect(readModel.searchCourses('quantum', {}, page).prices).toBeUndefined();
});

it('after a rename only the new name finds the instructor and the courses', () => {
  const { readModel, findIds } = createTestReadModel();
  const findInstructorIds = (query: string) => readModel.searchInstructors(query, 5).map(({ id }) => id);
  readModel.putInstructor(buildInstructor({ id: 'i2', name: localized('Ayon Sen', 'অয়ন সেন'), version: 2 }));
  expect([findInstructorIds('অয়ন'), findIds('ayon')]).toEqual([['i2'], ['piano']]);
  expect([findInstructorIds('arnob'), findIds('arnob')]).toEqual([[], []]);
  expect(readModel.findCourse('piano')?.summary.instructorName).toEqual(localized('Ayon Sen', 'অয়ন সেন'));
});

it('the name of an instructor that arrives after the course finds the course', () => {
  const { readModel, findIds } = createTestReadModel();
  readModel.putCourse(buildCourse({ id: 'early', instructorId: 'i3' }));
  readModel.putInstructor(buildInstructor({ id: 'i3', name: localized('Shaon') }));
  expect(findIds('shaon')).toEqual(['early']);
});

it('returns later and empty pages, and the current sales count', () => {
  const { readModel } = createTestReadModel();
  readModel.setSalesCount('guitar', { sold: 4, soldChanges: 4 });
  const second = readModel.searchCourses('guitar', {}, { limit: 1, offset: 1 });
  expect(second.items.map(({ id, summary }) => [id, summary.sold])).toEqual([['guitar', 4]]);
  expect(second.total).toBe(2);
  expect(readModel.searchCourses('guitar', {}, { limit: 1, offset: 9 }).items).toEqual([]);
  expect(readModel.searchCourses('', {}, { limit: 1, offset: 9 }).items).toEqual([]);
});
