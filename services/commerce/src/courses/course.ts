import type { CourseId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';

export const tiers = ['standard', 'silver', 'gold', 'diamond'] as const;
/** How long the access is that is bought; `standard` is the course's own price and validity (decision C1). */
export type Tier = (typeof tiers)[number];

export interface Offer {
  readonly tier: Tier;
  readonly price: Poisha;
  readonly oldPrice: Poisha;
  readonly validityDays: number;
}

/** What commerce needs to know of a course to sell it. */
export interface SoldCourse {
  readonly id: CourseId;
  readonly title: { readonly en: string; readonly bn: string };
  readonly instructorId: string;
  readonly published: boolean;
  readonly standard: Offer;
  readonly tiers: readonly Offer[];
  readonly bundleCourseIds: readonly string[];
}

/** The offer at a tier, or the course's own where that tier is empty (decision C1). */
export const offerForTier = (course: SoldCourse, tier: Tier): Offer =>
  course.tiers.find((offer) => offer.tier === tier) ?? course.standard;

/** The tier that an old client means, which names a price and a validity instead (decision C1). */
export const findTierByPrice = (course: SoldCourse, price: Poisha, validityDays: number): Tier | undefined =>
  [course.standard, ...course.tiers].find(
    (offer) => offer.price === price && offer.validityDays === validityDays,
  )?.tier;
