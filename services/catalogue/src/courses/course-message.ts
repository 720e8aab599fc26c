import { upperCase } from '@sargam/chassis/lookup';
import {
  type Course as CourseMessage,
  type CourseSummary,
  type Level as LevelMessage,
  type CourseRating as RatingMessage,
} from '@sargam/proto/catalogue/v1/catalogue';
import type { CourseChanged } from '@sargam/proto/catalogue/v1/events';
import { type Offer as OfferMessage, Tier } from '@sargam/proto/common/v1/offer';
import type { CourseContents as ContentsMessage } from '@sargam/proto/learning/v1/events';
import { type LocalizedText, parseLocalizedText } from '../localized-text.ts';
import {
  type Category,
  type Course,
  type CourseContents,
  type CourseDraft,
  type CourseRating,
  categories,
  type Level,
  type ListedCourse,
  levels,
  type Offer,
  type TierName,
  teachingLanguages,
  tiers,
} from './course.ts';

const toTierMessage = (tier: TierName): Tier => `TIER_${upperCase(tier)}`;

export const toLevelMessage = (level: Level): LevelMessage => `LEVEL_${upperCase(level)}`;

export const parseLevel = (message: LevelMessage): Level | undefined =>
  levels.find((level) => toLevelMessage(level) === message);

export const parseCategory = (text: string): Category | undefined =>
  categories.find((category) => category.toLowerCase() === text.trim().toLowerCase());

const toOfferMessage = (tier: Tier, { price, oldPrice, validityDays }: Offer): OfferMessage => ({
  tier,
  pricePoisha: price,
  oldPricePoisha: oldPrice,
  validityDays,
});

/** Undefined for a course whose reviews are all hidden or deleted, too. */
export const toRatingMessage = (rating: CourseRating | undefined): RatingMessage | undefined =>
  rating && rating.reviews > 0 ? { reviews: rating.reviews, stars: rating.stars } : undefined;

export const toSummaryMessage = (course: ListedCourse, instructorName: LocalizedText): CourseSummary => ({
  id: course.id,
  title: course.title,
  subtitle: course.subtitle,
  category: course.category,
  level: toLevelMessage(course.level),
  instructorId: course.instructorId,
  instructorName,
  thumbnail: course.thumbnail,
  standard: toOfferMessage(Tier.TIER_STANDARD, course.standard),
  tiers: tiers.flatMap((tier) => {
    const offer = course.tiers[tier];
    return offer ? [toOfferMessage(toTierMessage(tier), offer)] : [];
  }),
  published: course.published,
  featured: course.featured,
  bundleCourseIds: [...course.bundle],
  // A refunded order that was never counted would make the count negative.
  sold: Math.max(0, course.sold),
  createdAt: course.createdAt,
  version: course.version,
  rating: toRatingMessage(course.rating),
  lessonCount: course.contents?.lessonTitles.length ?? 0,
  freeLessonCount: course.contents?.freeLessonCount ?? 0,
  totalSeconds: course.contents?.totalSeconds ?? 0,
  contentsChangedAt: latest(course.textsChangedAt, course.contents?.changedAt),
});

const latest = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other ? (one > other ? one : other) : (one ?? other);

export const toCourseMessage = (course: Course, instructorName: LocalizedText): CourseMessage => ({
  summary: toSummaryMessage(course, instructorName),
  description: course.description,
  topics: [...course.topics],
  requirements: [...course.requirements],
  whoFor: [...course.whoFor],
  courseHours: course.courseHours,
  banner: course.banner,
  version: course.version,
  revisionSavedAt: undefined,
  teachingLanguage: course.teachingLanguage,
  textsChangedAt: course.textsChangedAt,
});

export const parseContents = (message: ContentsMessage): CourseContents => ({
  version: message.version,
  lessonTitles: message.lessonTitles.map(parseLocalizedText),
  freeLessonCount: message.freeLessonCount,
  totalSeconds: message.totalSeconds,
  changedAt: message.changedAt ?? new Date(0),
});

export const toContentsMessage = (courseId: string, contents: CourseContents): ContentsMessage => ({
  ...contents,
  courseId,
  lessonTitles: [...contents.lessonTitles],
});

/** For callers who may edit the course. */
export const toEditorMessage = (course: Course, instructorName: LocalizedText): CourseMessage => ({
  ...toCourseMessage(course, instructorName),
  revisionSavedAt: course.revision?.savedAt,
});

const parseOffer = (offer: OfferMessage | undefined): Offer => ({
  price: offer?.pricePoisha ?? 0n,
  oldPrice: offer?.oldPricePoisha ?? 0n,
  validityDays: offer?.validityDays ?? 0,
});

/** Parses an editor's draft; category and level are undefined if they are unknown. */
export const parseDraft = (message: CourseMessage | undefined) => {
  const summary = message?.summary;
  return {
    title: parseLocalizedText(summary?.title),
    subtitle: parseLocalizedText(summary?.subtitle),
    description: parseLocalizedText(message?.description),
    topics: (message?.topics ?? []).map(parseLocalizedText),
    requirements: (message?.requirements ?? []).map(parseLocalizedText),
    whoFor: (message?.whoFor ?? []).map(parseLocalizedText),
    category: parseCategory(summary?.category ?? ''),
    level: summary && parseLevel(summary.level),
    instructorId: summary?.instructorId ?? '',
    courseHours: message?.courseHours ?? '',
    teachingLanguage:
      teachingLanguages.find((language) => language === message?.teachingLanguage) ?? ('' as const),
    thumbnail: summary?.thumbnail ?? '',
    banner: message?.banner ?? '',
    standard: parseOffer(summary?.standard),
    tiers: Object.fromEntries(
      tiers.flatMap((tier) => {
        const offer = summary?.tiers.find((candidate) => candidate.tier === toTierMessage(tier));
        return offer ? [[tier, parseOffer(offer)] as const] : [];
      }),
    ) as CourseDraft['tiers'],
    bundle: summary?.bundleCourseIds ?? [],
  };
};

/** Parses the course of an event; undefined if this version cannot read it. */
export const parseCourse = ({
  course: message,
  soldChanges,
  contents,
}: CourseChanged): Course | undefined => {
  const summary = message?.summary;
  const draft = parseDraft(message);
  const { category, level } = draft;
  if (!message || !summary || !category || !level) return undefined;
  return {
    ...draft,
    category,
    level,
    id: summary.id,
    published: summary.published,
    featured: summary.featured,
    sold: summary.sold,
    // Events of older versions have no soldChanges.
    soldChanges: soldChanges || summary.sold,
    createdAt: summary.createdAt ?? new Date(0),
    textsChangedAt: message.textsChangedAt,
    contents: contents && parseContents(contents),
    version: message.version,
  };
};
