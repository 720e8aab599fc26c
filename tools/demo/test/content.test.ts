import { existsSync } from 'node:fs';
import {
  accounts,
  type Bilingual,
  categories,
  coupons,
  courses,
  courseThumbnail,
  freebieCategories,
  freebies,
  giftCardCategories,
  giftCardImage,
  giftCards,
  instructorPhoto,
  instructors,
  notifications,
  popup,
  sheetDocument,
  sheetPicture,
  studentPhoto,
  upcoming,
  upcomingPhoto,
  videoFile,
} from '../src/content/index.ts';
import { demoId } from '../src/demo-id.ts';

const keys = (things: readonly { readonly key: string }[]) => things.map(({ key }) => key);
const unique = (values: readonly string[]) => new Set(values).size === values.length;

const texts: readonly (readonly [string, Bilingual])[] = [
  ...courses.flatMap((course) =>
    [
      course.title,
      course.subtitle,
      course.description,
      ...course.topics,
      ...course.requirements,
      ...course.whoFor,
    ]
      .concat(course.lessons.map(({ title }) => title))
      .map((text) => [course.key, text] as const),
  ),
  ...instructors.flatMap(({ key, name, bio }) => [[key, name] as const, [key, bio] as const]),
  ...freebies.flatMap(({ key, title, subtitle, description }) =>
    [title, subtitle, description].map((text) => [key, text] as const),
  ),
  ...upcoming.map(({ key, name }) => [key, name] as const),
  ...notifications.map(({ key, text }) => [key, text] as const),
  ['popup', popup.title],
  ['popup', popup.body],
  ...[...giftCards, ...giftCardCategories].flatMap(({ key, name, description }) => [
    [key, name] as const,
    [key, description] as const,
  ]),
];

describe('the catalogue of the demo', () => {
  it('has 16 courses or more, in every category and level, one of them not published', () => {
    expect(courses.length).toBeGreaterThanOrEqual(16);
    expect(new Set(courses.map(({ category }) => category))).toEqual(new Set(categories));
    expect(new Set(courses.map(({ level }) => level)).size).toBe(3);
    expect(courses.filter(({ published }) => !published)).toHaveLength(1);
  });

  it('names everything once and refers to nothing that is not there', () => {
    for (const list of [
      courses,
      instructors,
      accounts,
      giftCards,
      giftCardCategories,
      freebies,
      notifications,
      upcoming,
    ])
      expect(unique(keys(list))).toBe(true);
    for (const course of courses) {
      expect(keys(instructors)).toContain(course.instructor);
      expect(unique(keys(course.lessons))).toBe(true);
      for (const child of course.bundle ?? []) expect(keys(courses)).toContain(child);
    }
    for (const card of giftCards) expect(keys(giftCardCategories)).toContain(card.category);
    for (const { instructor } of accounts) if (instructor) expect(keys(instructors)).toContain(instructor);
  });

  it('has every file it names', () => {
    const files = [
      ...courses.flatMap(({ thumbnail, lessons }) => [
        ...(thumbnail ? [courseThumbnail(thumbnail)] : []),
        ...lessons.map(({ video }) => videoFile(video)),
      ]),
      ...instructors.map(({ photo }) => instructorPhoto(photo)),
      ...accounts.flatMap(({ photo }) => (photo ? [studentPhoto(photo)] : [])),
      ...[...giftCards, ...giftCardCategories].map(({ image }) => giftCardImage(image)),
      ...upcoming.map(({ photo }) => upcomingPhoto(photo)),
      ...freebies.flatMap(({ sheet, pages }) => [
        sheetDocument(sheet),
        ...Array.from({ length: pages }, (_, at) => sheetPicture(sheet, at + 1)),
      ]),
    ];
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('has a freebie for every category, and tells nobody of the popup yet', () => {
    expect(new Set(freebies.map(({ category }) => category))).toEqual(new Set(freebieCategories));
    expect(popup.show).toBe(false);
  });

  it('opens each course with a lesson that plays for everybody, and has four to eight of them', () => {
    for (const { lessons } of courses) {
      expect(lessons[0]?.access).toBe('open');
      expect(lessons.length).toBeGreaterThanOrEqual(4);
      expect(lessons.length).toBeLessThanOrEqual(8);
    }
  });

  it('has no lesson of a bundle that nobody can buy: what is bought is the courses in it', () => {
    const bundles = courses.filter(({ bundle }) => bundle);
    expect(bundles.length).toBeGreaterThan(0);
    const access = bundles.flatMap(({ lessons }) => lessons.map((one) => one.access));
    expect(access).not.toContain('paid');
  });

  it('sells longer access for more, and by the day for less', () => {
    for (const { tiers } of courses) {
      const offers = [tiers.silver, tiers.gold, tiers.diamond].flatMap((offer) => offer ?? []);
      const days = offers.map(({ pricePoisha, validityDays }) => Number(pricePoisha) / validityDays);
      expect(offers.map(({ pricePoisha }) => pricePoisha)).toEqual(
        offers.map(({ pricePoisha }) => pricePoisha).toSorted((a, b) => Number(a - b)),
      );
      expect(days).toEqual(days.toSorted((a, b) => b - a));
      for (const { oldPricePoisha, pricePoisha } of offers)
        expect(oldPricePoisha).toBeGreaterThan(pricePoisha);
    }
  });

  it('pays every instructor between half and seven tenths', () => {
    for (const { sharePercent } of instructors) expect(sharePercent >= 50 && sharePercent <= 70).toBe(true);
    expect(unique(coupons.map(({ code }) => code.toLowerCase()))).toBe(true);
  });
});

describe('the texts', () => {
  it.each(texts)('of %s are there in both languages and keep to the house spelling', (_key, { en, bn }) => {
    expect(en).not.toBe('');
    expect(bn).toBe(bn.normalize('NFC'));
    expect(en).not.toMatch(/[ঀ-৿](?<!৳)/);
    // Each of these has a house form: the danda, Bengali digits in running text, the words of the glossary.
    expect(bn).not.toMatch(
      /[|"']|\.(?:\s|$)|\s।|(?<![ঀ-৿])পাঠ(?![ঀ-৿])|সমূহ|ঘন্টা|গীটার|কীবোর্ড|সফলভাবে|লিঙ্ক|(?<![ঀ-৿])মত(?![ঀ-৿])/u,
    );
    expect(bn).toMatch(/[ঀ-৿]/);
  });
});

describe('an id of the demo', () => {
  it('is a ULID, the same for the same thing and another for another', () => {
    expect(demoId('course', 'guitar-lead')).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    expect(demoId('course', 'guitar-lead')).toBe(demoId('course', 'guitar-lead'));
    expect(demoId('lesson', 'guitar-lead')).not.toBe(demoId('course', 'guitar-lead'));
  });
});
