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

const keys = (items: readonly { readonly key: string }[]) => items.map(({ key }) => key);
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

describe('the demo catalogue', () => {
  it('has at least 16 courses in every category and level, and one unpublished course', () => {
    expect(courses.length).toBeGreaterThanOrEqual(16);
    expect(new Set(courses.map(({ category }) => category))).toEqual(new Set(categories));
    expect(new Set(courses.map(({ level }) => level)).size).toBe(3);
    expect(courses.filter(({ published }) => !published)).toHaveLength(1);
  });

  it('has unique keys and valid references', () => {
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

  it('refers to existing files only', () => {
    const files = [
      ...courses.flatMap(({ key, hasThumbnail, lessons }) => [
        ...(hasThumbnail ? [courseThumbnail(key)] : []),
        ...lessons.map(({ video }) => videoFile(video)),
      ]),
      ...instructors.map(({ key }) => instructorPhoto(key)),
      ...accounts.flatMap(({ photo }) => (photo ? [studentPhoto(photo)] : [])),
      ...[...giftCards, ...giftCardCategories].map(({ image }) => giftCardImage(image)),
      ...upcoming.map(({ key }) => upcomingPhoto(key)),
      ...freebies.flatMap(({ key, pages }) => [
        sheetDocument(key),
        ...Array.from({ length: pages }, (_, index) => sheetPicture(key, index + 1)),
      ]),
    ];
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('has a freebie for every category and does not show the popup', () => {
    expect(new Set(freebies.map(({ category }) => category))).toEqual(new Set(freebieCategories));
    expect(popup.show).toBe(false);
  });

  it('has four to eight lessons per course, and the first is open to everyone', () => {
    for (const { lessons } of courses) {
      expect(lessons[0]?.access).toBe('open');
      expect(lessons.length).toBeGreaterThanOrEqual(4);
      expect(lessons.length).toBeLessThanOrEqual(8);
    }
  });

  it('has no paid lessons in bundles, because a bundle gives access to its courses only', () => {
    const bundles = courses.filter(({ bundle }) => bundle);
    expect(bundles.length).toBeGreaterThan(0);
    const access = bundles.flatMap(({ lessons }) => lessons.map((one) => one.access));
    expect(access).not.toContain('paid');
  });

  it('has higher prices and lower prices per day for longer access', () => {
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

  it('gives every instructor a share of 50 to 70 percent, and has unique coupon codes', () => {
    for (const { sharePercent } of instructors) expect(sharePercent >= 50 && sharePercent <= 70).toBe(true);
    expect(unique(coupons.map(({ code }) => code.toLowerCase()))).toBe(true);
  });
});

describe('the texts', () => {
  it.each(texts)('of %s exist in both languages and follow the spelling rules', (_key, { en, bn }) => {
    expect(en).not.toBe('');
    expect(bn).toBe(bn.normalize('NFC'));
    expect(en).not.toMatch(/[ঀ-৿](?<!৳)/);
    // Punctuation and spellings that the Bengali spelling rules replace.
    expect(bn).not.toMatch(
      /[|"']|\.(?:\s|$)|\s।|(?<![ঀ-৿])পাঠ(?![ঀ-৿])|সমূহ|ঘন্টা|গীটার|কীবোর্ড|সফলভাবে|লিঙ্ক|(?<![ঀ-৿])মত(?![ঀ-৿])/u,
    );
    expect(bn).toMatch(/[ঀ-৿]/);
  });
});

describe('a demo id', () => {
  it('is a ULID that depends on kind and key only', () => {
    expect(demoId('course', 'guitar-lead')).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    expect(demoId('course', 'guitar-lead')).toBe(demoId('course', 'guitar-lead'));
    expect(demoId('lesson', 'guitar-lead')).not.toBe(demoId('course', 'guitar-lead'));
  });
});
