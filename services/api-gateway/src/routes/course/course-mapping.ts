import type { Course, CourseSummary, Level, ListCoursesResponse } from '@sargam/proto/catalogue/v1/catalogue';
import type { Offer, Tier } from '@sargam/proto/common/v1/offer';
import type { LocalizedText } from '@sargam/proto/common/v1/text';
import type { z } from 'zod';
import { enumWords } from '../../wire/enum-words.ts';
import { type Language, localize } from '../../wire/language.ts';
import { picturePath, toIsoInstant } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';
import type { CategoryCount, CourseCard, CourseList, CourseType, LevelWord } from './course-wire.ts';

const levels = enumWords<Level, CourseType>()({
  LEVEL_BEGINNER: 'beginner',
  LEVEL_INTERMEDIATE: 'intermediate',
  LEVEL_ADVANCED: 'advanced',
});

export const toCourseType = (level: Level): CourseType => levels.findWord(level) ?? 'beginner';

/** `advance` and `advanced` name the same level (decision C9). */
export const toLevel = (word: z.infer<typeof LevelWord> | undefined): Level => {
  if (word === undefined) return 'LEVEL_UNSPECIFIED';
  return levels.valueOf(word === 'advance' ? 'advanced' : word);
};

const noOffer: Offer = { tier: 'TIER_STANDARD', pricePoisha: 0n, oldPricePoisha: 0n, validityDays: 0 };

const toPrice = (offer: Offer) => ({
  price: toTaka(offer.pricePoisha),
  oldPrice: toTaka(offer.oldPricePoisha),
  validity: offer.validityDays,
});

const findTierPrice = (tiers: readonly Offer[], tier: Tier) => {
  const offer = tiers.find((candidate) => candidate.tier === tier);
  return offer && toPrice(offer);
};

export const toCourseCard = (course: CourseSummary, language: Language): CourseCard => ({
  _id: course.id,
  title: localize(course.title, language),
  subtitle: localize(course.subtitle, language),
  catagory: course.category,
  courseType: toCourseType(course.level),
  instructor: course.instructorId,
  instructorName: localize(course.instructorName, language),
  ...toPrice(course.standard ?? noOffer),
  priceSilver: findTierPrice(course.tiers, 'TIER_SILVER'),
  priceGold: findTierPrice(course.tiers, 'TIER_GOLD'),
  priceDiamond: findTierPrice(course.tiers, 'TIER_DIAMOND'),
  thumbnail: picturePath(course.thumbnail),
  published: course.published,
  featured: course.featured,
  bundle: course.bundleCourseIds.length > 0,
  bundleCourses: course.bundleCourseIds,
  sold: course.sold,
  createdAt: toIsoInstant(course.createdAt),
});

export const toCourseCards = (courses: readonly CourseSummary[], language: Language): CourseCard[] =>
  courses.map((course) => toCourseCard(course, language));

export const toCourseList = (
  { courses, total }: Pick<ListCoursesResponse, 'courses' | 'total'>,
  language: Language,
): z.infer<typeof CourseList> => ({
  data: toCourseCards(courses, language),
  total,
});

export const toCategoryCounts = ({ categories }: Pick<ListCoursesResponse, 'categories'>): CategoryCount[] =>
  categories.map(({ category, courses }) => ({ catagory: category, count: courses }));

const localizeAll = (list: readonly LocalizedText[], language: Language): string[] =>
  list.map((text) => localize(text, language));

/** The texts that a course page shows in addition to the card. */
export const toCourseText = (course: Course, language: Language) => ({
  desc: localize(course.description, language),
  topic: localizeAll(course.topics, language),
  requirements: localizeAll(course.requirements, language),
  whoFor: localizeAll(course.whoFor, language),
  courseHour: course.courseHours,
  banner: picturePath(course.banner),
});
