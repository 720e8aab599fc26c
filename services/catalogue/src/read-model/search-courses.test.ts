import { aCourse, anInstructor, localized } from '../testing/samples.ts';
import { createReadModel } from './read-model.ts';

const page = { limit: 20, offset: 0 };

const aShelf = () => {
  const shelf = createReadModel();
  shelf.putInstructor(anInstructor());
  shelf.putInstructor(anInstructor({ id: 'i2', name: localized('Arnob Das', 'অর্ণব দাস'), band: 'Tarok' }));
  const put = (id: string, title: ReturnType<typeof localized>, some: Parameters<typeof aCourse>[0] = {}) =>
    shelf.putCourse(aCourse({ id, title, ...some }));
  put('guitar', localized('First chords', 'প্রথম কর্ড'));
  put('piano', localized('Both hands', 'দুই হাতে'), { category: 'Piano & Keyboard', instructorId: 'i2' });
  put('baul', localized('Baul songs', 'বাউল গান'), { createdAt: new Date(1), level: 'advanced' });
  const found = (query: string, wanted = {}) =>
    shelf.searchCourses(query, wanted, page).items.map(({ id }) => id);
  return { shelf, found };
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
])('finds by %s the course %s', (query, id) => {
  expect(aShelf().found(query)[0]).toBe(id);
});

it('finds the same by all the ways guitar is typed, the newest first', () => {
  const { shelf, found } = aShelf();
  const subtitle = localized('What guitarists forget');
  shelf.putCourse(
    aCourse({ id: 'ear', title: localized('By ear'), subtitle, category: 'Drums', createdAt: new Date(-9) }),
  );
  for (const query of ['guitar', 'gitar', 'গিটার', 'গীটার', 'gui'])
    expect(found(query)).toEqual(['baul', 'guitar', 'ear']);
});

it('finds what has the word in its title before what is of that kind', () => {
  const { shelf, found } = aShelf();
  shelf.putCourse(aCourse({ id: 'old', title: localized('Guitar at dusk'), createdAt: new Date(-1) }));
  expect(found('guitar')).toEqual(['old', 'baul', 'guitar']);
});

it('takes a bass guitar for no guitar, as far as it is typed', () => {
  const { shelf, found } = aShelf();
  const put = (id: string, en: string, bn: string, some: Parameters<typeof aCourse>[0]) =>
    shelf.putCourse(aCourse({ id, title: localized(en, bn), createdAt: new Date(-9), ...some }));
  put('bass', 'Ten grooves', 'বেজ গিটার: দশটি গ্রুভ', { category: 'Bass Guitar', createdAt: new Date(9) });
  put('pocket', 'Deep in the pocket', 'তালের গভীরে', { category: 'Bass Guitar' });
  put('finger', 'Fingerstyle guitar', 'ফিঙ্গারস্টাইল', { subtitle: localized('Bass and melody at once') });
  const guitars = ['finger', 'baul', 'guitar', 'bass', 'pocket'];
  for (const query of ['gitar', 'গিটার', 'guitar', 'gui', 'git']) expect(found(query)).toEqual(guitars);
  for (const query of ['bass gitar', 'বেজ গিটার', 'bass gui', 'bass'])
    expect(found(query).slice(0, 2)).toEqual(['bass', 'pocket']);
  expect(found('gitar beginner')).toEqual(['finger', 'guitar', 'bass', 'pocket']);
});

it('finds nothing where one word is nowhere, and all where there are no words', () => {
  const { found } = aShelf();
  expect(found('saxophone quantum')).toEqual([]);
  expect(found('guitar quantum')).toEqual([]);
  expect(found(' ,. ')).toEqual(['baul', 'piano', 'guitar']);
});

it('counts each kind as if it alone were not wanted', () => {
  const { shelf } = aShelf();
  const found = shelf.searchCourses('', { category: 'Guitar', level: 'advanced' }, page);
  expect(found.total).toBe(1);
  expect([...found.categories]).toEqual([['Guitar', 1]]);
  expect([...found.levels]).toEqual([
    ['beginner', 1],
    ['advanced', 1],
  ]);
  expect([...found.instructors]).toEqual([['i1', 1]]);
});

it('takes the cheapest way to buy for the price, and shows the span as if no price were wanted', () => {
  const { shelf, found } = aShelf();
  const dear = { price: 900n, oldPrice: 0n, validityDays: 30 };
  shelf.putCourse(
    aCourse({
      id: 'dear',
      standard: { ...dear, price: 0n },
      tiers: { gold: dear, silver: { ...dear, price: 500n } },
    }),
  );
  expect(found('', { minPrice: 500n, maxPrice: 500n })).toEqual(['dear']);
  expect(found('', { minPrice: 501n })).toEqual([]);
  expect(found('', { maxPrice: 499n })).not.toContain('dear');
  expect(shelf.searchCourses('', { minPrice: 901n }, page).prices).toEqual({ least: 100n, most: 500n });
  expect(shelf.searchCourses('quantum', {}, page).prices).toBeUndefined();
});

it('finds an instructor who is renamed, and the courses, by the new name alone', () => {
  const { shelf, found } = aShelf();
  const named = (query: string) => shelf.searchInstructors(query, 5).map(({ id }) => id);
  shelf.putInstructor(anInstructor({ id: 'i2', name: localized('Ayon Sen', 'অয়ন সেন'), version: 2 }));
  expect([named('অয়ন'), found('ayon')]).toEqual([['i2'], ['piano']]);
  expect([named('arnob'), found('arnob')]).toEqual([[], []]);
  expect(shelf.findCourse('piano')?.summary.instructorName).toEqual(localized('Ayon Sen', 'অয়ন সেন'));
});

it('finds courses by the name of an instructor who is known only after them', () => {
  const { shelf, found } = aShelf();
  shelf.putCourse(aCourse({ id: 'early', instructorId: 'i3' }));
  shelf.putInstructor(anInstructor({ id: 'i3', name: localized('Shaon') }));
  expect(found('shaon')).toEqual(['early']);
});

it('keeps a page however far back, and the number sold, as the lists do', () => {
  const { shelf } = aShelf();
  shelf.setSalesCount('guitar', { sold: 4, soldChanges: 4 });
  const second = shelf.searchCourses('guitar', {}, { limit: 1, offset: 1 });
  expect(second.items.map(({ id, summary }) => [id, summary.sold])).toEqual([['guitar', 4]]);
  expect(second.total).toBe(2);
  expect(shelf.searchCourses('guitar', {}, { limit: 1, offset: 9 }).items).toEqual([]);
  expect(shelf.searchCourses('', {}, { limit: 1, offset: 9 }).items).toEqual([]);
});
