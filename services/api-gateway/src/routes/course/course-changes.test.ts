import { Course, CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import { applyCourseChanges } from './course-changes.ts';

const course = Course.fromPartial({
  summary: {
    id: 'c1',
    title: { en: 'Old', bn: 'পুরনো' },
    subtitle: { en: 'Under', bn: '' },
    standard: { tier: 'TIER_STANDARD', pricePoisha: 100n, oldPricePoisha: 200n, validityDays: 30 },
    tiers: [{ tier: 'TIER_GOLD', pricePoisha: 300n, oldPricePoisha: 0n, validityDays: 90 }],
    bundleCourseIds: ['a'],
  },
  description: { en: 'Long', bn: '' },
  courseHours: '4',
  version: 3,
});

it('an empty form changes nothing', () => {
  expect(applyCourseChanges(course, {}, {})).toEqual(course);
  expect(applyCourseChanges(course, { priceGoldPrice: '', priceSilverPrice: '' }, {})).toEqual(course);
});

it('a changed price keeps the validity and the old price', () => {
  const { summary } = applyCourseChanges(course, { price: 150n, priceGoldPrice: 350n }, {});
  expect(summary?.standard).toEqual({ ...course.summary?.standard, pricePoisha: 150n });
  expect(summary?.tiers).toEqual([
    { tier: 'TIER_GOLD', pricePoisha: 350n, oldPricePoisha: 0n, validityDays: 90 },
  ]);
});

it('a price of 0 ends an offer, unless days come with it: catalogue then refuses the half offer', () => {
  const ended = applyCourseChanges(course, { price: 0n, priceGoldPrice: 0n, priceGoldValidity: '' }, {});
  expect([ended.summary?.standard, ended.summary?.tiers]).toEqual([undefined, []]);
  const half = applyCourseChanges(course, { priceGoldPrice: 0n, priceGoldValidity: 30 }, {});
  expect(half.summary?.tiers).toMatchObject([{ tier: 'TIER_GOLD', pricePoisha: 0n, validityDays: 30 }]);
});

it('tiers keep their order, and tiers without price and validity are omitted', () => {
  const changes = {
    priceDiamondPrice: 900n,
    priceDiamondValidity: 365,
    priceSilverPrice: 100n,
    priceSilverValidity: 30,
  };
  const names = applyCourseChanges(course, changes, {}).summary?.tiers.map(({ tier }) => tier);
  expect(names).toEqual(['TIER_SILVER', 'TIER_GOLD', 'TIER_DIAMOND']);
  expect(applyCourseChanges(Course.create(), {}, {}).summary?.tiers).toEqual([]);
});

it('a new picture replaces the old one, and an empty bundle list makes a single course', () => {
  const { summary, banner } = applyCourseChanges(
    course,
    { bundleCourses: '' },
    { thumbnail: 't.webp', banner: 'b.webp' },
  );
  expect([summary?.thumbnail, banner, summary?.bundleCourseIds]).toEqual(['t.webp', 'b.webp', []]);
});

it('a new course has default values for missing fields', () => {
  const { summary } = applyCourseChanges(
    Course.create(),
    { title: 'T', courseType: 'advance', bundleCourses: 'a, b;c' },
    {},
  );
  expect(summary).toMatchObject({
    ...CourseSummary.create(),
    title: { en: 'T' },
    level: 'LEVEL_ADVANCED',
    bundleCourseIds: ['a', 'b', 'c'],
    standard: undefined,
    subtitle: {},
    tiers: [],
  });
});
