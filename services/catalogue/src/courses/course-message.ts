import { upperCase } from '@sargam/chassis/lookup';
import type {
  Course as CourseMessage,
  CourseSummary,
  Level as LevelMessage,
  CourseRating as RatingMessage,
} from '@sargam/proto/catalogue/v1/courses';
import type { CourseChanged } from '@sargam/proto/catalogue/v1/events';
import type { CourseContents as ContentsMessage } from '@sargam/proto/learning/v1/events';
import { type LocalizedText, parseLocalizedText } from '../localized-text.ts';
import {
  type Category,
  type Course,
  type CourseContents,
  type CourseRating,
  categories,
  hasPublishedVersion,
  type Level,
  type ListedCourse,
  levels,
  teachingLanguages,
} from './course.ts';
import { parsePrices, toPricesMessage } from './offer-message.ts';
import { toProposalMessage, toSubmissionMessage } from './submission-message.ts';

export const toLevelMessage = (level: Level): LevelMessage => `LEVEL_${upperCase(level)}`;

export const parseLevel = (message: LevelMessage): Level | undefined =>
  levels.find((level) => toLevelMessage(level) === message);

export const parseCategory = (text: string): Category | undefined =>
  categories.find((category) => category.toLowerCase() === text.trim().toLowerCase());

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
  ...toPricesMessage(course),
  published: course.published,
  hasPublishedVersion: hasPublishedVersion(course),
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
  proposal: undefined,
  submission: undefined,
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
  proposal: toProposalMessage(course),
  submission: toSubmissionMessage(course),
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
    ...parsePrices(summary ?? { tiers: [] }),
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
    wasPublished: summary.hasPublishedVersion,
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
