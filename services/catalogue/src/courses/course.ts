import type { FieldError } from '@sargam/chassis/errors';
import type { LocalizedWords } from '../localized-text.ts';

/** The five that are taught (site, section 3). */
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

export interface Course {
  readonly id: string;
  readonly title: LocalizedWords;
  readonly subtitle: LocalizedWords;
  readonly description: LocalizedWords;
  readonly topics: readonly LocalizedWords[];
  readonly requirements: readonly LocalizedWords[];
  readonly whoFor: readonly LocalizedWords[];
  readonly category: Category;
  readonly level: Level;
  readonly instructorId: string;
  readonly courseHours: string;
  readonly thumbnail: string;
  readonly banner: string;
  /** The offer where a tier is empty (decision C1). */
  readonly standard: Offer;
  readonly tiers: Partial<Record<TierName, Offer>>;
  /** The children of a bundle; none for a single course (decision C3). */
  readonly bundle: readonly string[];
  readonly published: boolean;
  readonly featured: boolean;
  readonly sold: number;
  /** How often the number sold has changed, up or down: of two numbers, the one that changed more often is newer. */
  readonly soldChanges: number;
  readonly createdAt: Date;
  /** Grows by one with every change. */
  readonly version: number;
}

/** What a list shows of a course; the long texts are for its own page. */
export type ListedCourse = Omit<
  Course,
  'description' | 'topics' | 'requirements' | 'whoFor' | 'courseHours' | 'banner'
>;

/** What an editor writes; the rest comes about. */
export type CourseDraft = Omit<
  Course,
  'id' | 'published' | 'featured' | 'sold' | 'soldChanges' | 'createdAt' | 'version'
>;

const missing = (field: string): FieldError => ({ field, message: 'This is required' });

/** Every fault of a draft. Prices are looked at when the course is published. */
export const validateDraft = (draft: Partial<CourseDraft>): readonly FieldError[] => [
  ...(draft.title?.en ? [] : [missing('title')]),
  ...(draft.category ? [] : [missing('catagory')]),
  ...(draft.level ? [] : [missing('courseType')]),
  ...(draft.instructorId ? [] : [missing('instructor')]),
];

const isOffer = ({ price, validityDays }: Offer): boolean => price > 0n && validityDays > 0;

/** The price of the cheapest way to buy a course, in poisha; undefined where nothing of it can be bought. */
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

/** A course can be published once something of it can be bought. */
export const isSellable = (course: Pick<Course, 'standard' | 'tiers'>): boolean =>
  findLowestPrice(course) !== undefined;

/**
 * What becomes of a draft that a content uploader brings: prices are not theirs (decision P8), so those that are there
 * stay, and a new course has none.
 */
export const keepCurrentPrices = (draft: CourseDraft, current: Course | undefined): CourseDraft => ({
  ...draft,
  standard: current?.standard ?? { price: 0n, oldPrice: 0n, validityDays: 0 },
  tiers: current?.tiers ?? {},
  bundle: current?.bundle ?? [],
});
