import type { Course, CourseSummary, Level, ListCoursesResponse } from '@sargam/proto/catalogue/v1/catalogue';
import type { Offer, Tier } from '@sargam/proto/common/v1/offer';
import type { LocalizedText } from '@sargam/proto/common/v1/text';
import type { z } from 'zod';
import { instant } from '../../wire/instants.ts';
import { inLanguage, type Language } from '../../wire/language.ts';
import { picturePath } from '../../wire/pictures.ts';
import { toTaka } from '../../wire/taka.ts';
import type { CategoryCount, CourseCard, CourseList, CourseType } from './course-wire.ts';

const levelWords: Readonly<Record<Level, z.infer<typeof CourseType>>> = {
  LEVEL_UNSPECIFIED: 'beginner',
  LEVEL_BEGINNER: 'beginner',
  LEVEL_INTERMEDIATE: 'intermediate',
  LEVEL_ADVANCED: 'advanced',
  UNRECOGNIZED: 'beginner',
};

const levels = {
  beginner: 'LEVEL_BEGINNER',
  intermediate: 'LEVEL_INTERMEDIATE',
  advance: 'LEVEL_ADVANCED',
  advanced: 'LEVEL_ADVANCED',
} as const satisfies Record<string, Level>;

export const courseTypeOf = (level: Level): z.infer<typeof CourseType> => levelWords[level];

/** The level that a word names; advance and advanced are the same (decision C9). */
export const levelOf = (word: keyof typeof levels | undefined): Level =>
  word ? levels[word] : 'LEVEL_UNSPECIFIED';

const noOffer: Offer = { tier: 'TIER_STANDARD', pricePoisha: 0n, oldPricePoisha: 0n, validityDays: 0 };

const priceOf = (offer: Offer) => ({
  price: toTaka(offer.pricePoisha),
  oldPrice: toTaka(offer.oldPricePoisha),
  validity: offer.validityDays,
});

const tierPrice = (tiers: readonly Offer[], tier: Tier) => {
  const offer = tiers.find((one) => one.tier === tier);
  return offer && priceOf(offer);
};

export const toCard = (course: CourseSummary, language: Language): CourseCard => ({
  _id: course.id,
  title: inLanguage(course.title, language),
  subtitle: inLanguage(course.subtitle, language),
  catagory: course.category,
  courseType: courseTypeOf(course.level),
  instructor: course.instructorId,
  instructorName: inLanguage(course.instructorName, language),
  ...priceOf(course.standard ?? noOffer),
  priceSilver: tierPrice(course.tiers, 'TIER_SILVER'),
  priceGold: tierPrice(course.tiers, 'TIER_GOLD'),
  priceDiamond: tierPrice(course.tiers, 'TIER_DIAMOND'),
  thumbnail: picturePath(course.thumbnail),
  published: course.published,
  featured: course.featured,
  bundle: course.bundleCourseIds.length > 0,
  bundleCourses: course.bundleCourseIds,
  sold: course.sold,
  createdAt: instant(course.createdAt),
});

export const toCards = (courses: readonly CourseSummary[], language: Language): CourseCard[] =>
  courses.map((course) => toCard(course, language));

export const toCourseList = (
  { courses, total }: Pick<ListCoursesResponse, 'courses' | 'total'>,
  language: Language,
): z.infer<typeof CourseList> => ({
  data: toCards(courses, language),
  total,
});

export const toCategories = ({ categories }: Pick<ListCoursesResponse, 'categories'>): CategoryCount[] =>
  categories.map(({ category, courses }) => ({ catagory: category, count: courses }));

const texts = (list: readonly LocalizedText[], language: Language): string[] =>
  list.map((text) => inLanguage(text, language));

/** What a course's page shows beside the card. */
export const toCourseText = (course: Course, language: Language) => ({
  desc: inLanguage(course.description, language),
  topic: texts(course.topics, language),
  requirements: texts(course.requirements, language),
  whoFor: texts(course.whoFor, language),
  courseHour: course.courseHours,
  banner: picturePath(course.banner),
});
