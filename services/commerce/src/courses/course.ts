import type { CourseId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';

export const tiers = ['standard', 'silver', 'gold', 'diamond'] as const;
/** The length of access; `standard` is the course’s own price and validity (decision C1). */
export type Tier = (typeof tiers)[number];

export interface Offer {
  readonly tier: Tier;
  readonly price: Poisha;
  readonly oldPrice: Poisha;
  readonly validityDays: number;
}

/** A course for sale, with the fields that a sale needs. */
export interface PricedCourse {
  readonly id: CourseId;
  readonly title: { readonly en: string; readonly bn: string };
  readonly instructorId: string;
  readonly published: boolean;
  /** Undefined for a course that is sold in its tiers only. */
  readonly standard: Offer | undefined;
  readonly tiers: readonly Offer[];
  readonly bundleCourseIds: readonly string[];
}

/** The offers of a course, the standard one first. */
export const listOffers = ({
  standard,
  tiers: more,
}: Pick<PricedCourse, 'standard' | 'tiers'>): readonly Offer[] => (standard ? [standard, ...more] : more);

/** The offer of a tier, or the standard offer when the tier has none (decision C1). Undefined when the course has neither. */
export const offerForTier = (course: PricedCourse, tier: Tier): Offer | undefined =>
  course.tiers.find((offer) => offer.tier === tier) ?? course.standard;

/** The tier with this price and validity, for clients that send no tier (decision C1). */
export const findTierByPrice = (
  course: PricedCourse,
  price: Poisha,
  validityDays: number,
): Tier | undefined =>
  listOffers(course).find((offer) => offer.price === price && offer.validityDays === validityDays)?.tier;
