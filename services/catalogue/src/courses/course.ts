import type { FieldError } from '@sargam/chassis/errors';
import type { LocalizedText } from '../localized-text.ts';
import type { Submission } from './submission.ts';

export const categories = [
  'Guitar',
  'Bass Guitar',
  'Drums',
  'Piano & Keyboard',
  'Sound Engineering',
] as const;
export type Category = (typeof categories)[number];

export const levels = ['beginner', 'intermediate', 'advanced'] as const;
export type Level = (typeof levels)[number];

export const tiers = ['silver', 'gold', 'diamond'] as const;
export type TierName = (typeof tiers)[number];

/** A length of access at a price. Money is in poisha. */
export interface Offer {
  readonly price: bigint;
  readonly oldPrice: bigint;
  readonly validityDays: number;
}

/** Empty if nobody has entered the language. */
export const teachingLanguages = ['', 'en', 'bn'] as const;
type TeachingLanguage = (typeof teachingLanguages)[number];

/** What learning published last about the lessons of a course. */
export interface CourseContents {
  /** Increases with every change of the lessons. */
  readonly version: number;
  /** Titles of lessons and free videos. */
  readonly lessonTitles: readonly LocalizedText[];
  readonly freeLessonCount: number;
  /** 0 if the length of a lesson is not known. */
  readonly totalSeconds: number;
  readonly changedAt: Date;
}

export interface Course {
  readonly id: string;
  readonly title: LocalizedText;
  readonly subtitle: LocalizedText;
  readonly description: LocalizedText;
  readonly topics: readonly LocalizedText[];
  readonly requirements: readonly LocalizedText[];
  readonly whoFor: readonly LocalizedText[];
  readonly category: Category;
  readonly level: Level;
  readonly instructorId: string;
  readonly courseHours: string;
  readonly teachingLanguage: TeachingLanguage;
  readonly thumbnail: string;
  readonly banner: string;
  /** The offer that replaces a missing tier (decision C1). */
  readonly standard: Offer;
  readonly tiers: Partial<Record<TierName, Offer>>;
  /** The courses of a bundle; empty for a single course (decision C3). */
  readonly bundle: readonly string[];
  readonly published: boolean;
  /** Whether the course was on sale before; undefined for courses that were taken off sale before this field existed. */
  readonly wasPublished?: boolean | undefined;
  readonly featured: boolean;
  readonly sold: number;
  /** How often `sold` changed, up or down. Of two counts, the one with more changes is newer. */
  readonly soldChanges: number;
  /** What learning published last about the reviews; undefined before the first review. */
  readonly rating?: CourseRating | undefined;
  readonly createdAt: Date;
  /** When an editor changed the published texts last. */
  readonly textsChangedAt?: Date | undefined;
  /** Undefined before the first event of learning. */
  readonly contents?: CourseContents | undefined;
  /** Increases by one with every change. */
  readonly version: number;
  readonly revision?: CourseRevision | undefined;
  /** Prices that the instructor proposes and an admin has not decided about. */
  readonly proposal?: CoursePrices | undefined;
  /** Undefined for a course that its instructor has never sent. */
  readonly submission?: Submission | undefined;
  /** The highest draft of lessons and files in learning that was published; undefined before the first one (decision B89). */
  readonly publishedDraft?: number | undefined;
  /** The highest draft that was discarded. */
  readonly discardedDraft?: number | undefined;
}

export type CoursePrices = Pick<Course, 'standard' | 'tiers'>;

/** The visible reviews of a course as numbers. */
export interface CourseRating {
  readonly reviews: number;
  /** Sum of the stars of these reviews. */
  readonly stars: number;
  /** Of two ratings, the one with the greater version is newer. */
  readonly version: number;
}

/** Changes of a published course that visitors do not see yet. */
export interface CourseRevision {
  /** Only the fields that differ from the published ones. */
  readonly changes: Partial<CourseDraft>;
  readonly savedAt: Date;
}

/** A course without the fields that neither lists nor the search need. */
export type ListedCourse = Omit<
  Course,
  | 'courseHours'
  | 'banner'
  | 'revision'
  | 'proposal'
  | 'submission'
  | 'teachingLanguage'
  | 'publishedDraft'
  | 'discardedDraft'
>;

/** The fields that an editor writes. */
export type CourseDraft = Omit<
  Course,
  | 'id'
  | 'published'
  | 'wasPublished'
  | 'featured'
  | 'sold'
  | 'soldChanges'
  | 'rating'
  | 'createdAt'
  | 'textsChangedAt'
  | 'contents'
  | 'version'
  | 'revision'
  | 'proposal'
  | 'submission'
  | 'publishedDraft'
  | 'discardedDraft'
>;

/**
 * Whether students may have access to a version that was published. Taking a course off sale does not end their access (decision C2),
 * so its changes wait as those of a course on sale (decision B108). The sold count is for courses without `wasPublished`.
 */
export const hasPublishedVersion = ({
  published,
  wasPublished,
  soldChanges,
}: Pick<Course, 'published' | 'wasPublished' | 'soldChanges'>): boolean =>
  published || wasPublished === true || soldChanges > 0;

/** The course is not on sale any more. Its published version stays. */
export const withoutSale = <T extends Pick<Course, 'published' | 'wasPublished'>>(course: T): T => ({
  ...course,
  published: false,
  wasPublished: course.published || course.wasPublished,
});

const missing = (field: string): FieldError => ({ field, message: 'This is required' });

/** Every field error of a draft. Publishing validates the prices. */
export const validateDraft = (draft: Partial<CourseDraft>): readonly FieldError[] => [
  ...(draft.title?.en ? [] : [missing('title')]),
  ...(draft.category ? [] : [missing('catagory')]),
  ...(draft.level ? [] : [missing('courseType')]),
  ...(draft.instructorId ? [] : [missing('instructor')]),
];

const isOffer = ({ price, validityDays }: Offer): boolean => price > 0n && validityDays > 0;

/** The lowest price of a course, in poisha; undefined if the course has no valid offer. */
export const findLowestPrice = ({
  standard,
  tiers: more,
}: Pick<Course, 'standard' | 'tiers'>): bigint | undefined =>
  [standard, ...Object.values(more)]
    .filter(isOffer)
    .map(({ price }) => price)
    .reduce<bigint | undefined>(
      (least, price) => (least === undefined || price < least ? price : least),
      undefined,
    );

/** A price without days, or days without a price. Buyers would pay for access of 0 days, or get access for nothing. */
export const isHalfOffer = ({ price, validityDays }: Offer): boolean => price > 0n !== validityDays > 0;

/** Only a course with a valid offer, and with no half one, can be published. */
export const isSellable = (course: Pick<Course, 'standard' | 'tiers'>): boolean =>
  findLowestPrice(course) !== undefined &&
  ![course.standard, ...Object.values(course.tiers)].some(isHalfOffer);

/**
 * Whether the change makes a bundle of a course with paid lessons. Nobody is enrolled in a bundle (decision C3), so nobody could
 * open these lessons any more.
 */
export const hidesPaidLessons = (
  before: Pick<Course, 'bundle'> | undefined,
  after: Pick<Course, 'bundle'>,
  paidLessonCount: number,
): boolean => paidLessonCount > 0 && after.bundle.length > 0 && !before?.bundle.length;
