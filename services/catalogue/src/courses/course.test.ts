import { type Course, type CourseDraft, isSellable, keepCurrentPrices, validateDraft } from './course.ts';

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
});

describe('a content uploader', () => {
  it('cannot change the prices of a course', () => {
    const cheaper = { ...draft, standard: { ...offer, price: 1n }, tiers: {} };
    expect(keepCurrentPrices(cheaper, course)).toMatchObject({
      standard: course.standard,
      tiers: course.tiers,
    });
  });

  it('cannot give a new course a price', () => {
    expect(isSellable(keepCurrentPrices(draft, undefined))).toBe(false);
  });
});
