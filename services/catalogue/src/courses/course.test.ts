import { type Course, type CourseDraft, isSellable, validateDraft } from './course.ts';
import { findPriceChanges } from './price-changes.ts';

const words = { en: 'First chords', bn: 'প্রথম কর্ড' };
const offer = { price: 120_000n, oldPrice: 150_000n, validityDays: 30 };
const draft: CourseDraft = {
  title: words,
  subtitle: words,
  description: words,
  topics: [],
  requirements: [],
  whoFor: [],
  category: 'Guitar',
  level: 'beginner',
  instructorId: 'i1',
  courseHours: '4',
  teachingLanguage: 'bn',
  thumbnail: '',
  banner: '',
  standard: offer,
  tiers: { gold: { ...offer, validityDays: 90 } },
  bundle: [],
};
const course: Course = {
  ...draft,
  id: 'c1',
  published: true,
  featured: false,
  sold: 3,
  soldChanges: 3,
  createdAt: new Date('2026-01-01'),
  version: 4,
};

it('a draft is rejected with all missing fields', () => {
  expect(validateDraft({}).map((fault) => fault.field)).toEqual([
    'title',
    'catagory',
    'courseType',
    'instructor',
  ]);
  expect(validateDraft(draft)).toEqual([]);
});

it('a course is sellable with any offer that has a price and a length', () => {
  const none = { price: 0n, oldPrice: 0n, validityDays: 0 };
  expect(isSellable({ standard: none, tiers: {} })).toBe(false);
  expect(isSellable({ standard: none, tiers: { silver: offer } })).toBe(true);
  expect(isSellable({ standard: { ...offer, validityDays: 0 }, tiers: {} })).toBe(false);
  expect(isSellable({ standard: offer, tiers: { gold: { ...offer, validityDays: 0 } } })).toBe(false);
  expect(isSellable({ standard: offer, tiers: { gold: { ...offer, price: 0n } } })).toBe(false);
});

describe('the price changes of a draft', () => {
  const fieldsOf = (...change: Parameters<typeof findPriceChanges>) =>
    findPriceChanges(...change).map(({ field }) => field);

  it('are named as the form names its fields', () => {
    expect(fieldsOf({ ...course, standard: { ...course.standard, price: 1n } }, course)).toEqual(['price']);
    const silver = { price: 7n, oldPrice: 0n, validityDays: 3 };
    const plain = { ...course, tiers: {}, bundle: [] };
    expect(fieldsOf({ ...plain, tiers: { silver }, bundle: ['c9'] }, plain)).toEqual([
      'priceSilverPrice',
      'priceSilverValidity',
      'bundleCourses',
    ]);
  });

  it('are none for the same prices, and for a new course without a price', () => {
    expect(fieldsOf(course, course)).toEqual([]);
    const standard = { price: 0n, oldPrice: 0n, validityDays: 0 };
    expect(fieldsOf({ ...draft, standard, tiers: {}, bundle: [] }, undefined)).toEqual([]);
  });
});
