import { upperCase } from '@sargam/chassis/lookup';
import type { Service } from '@sargam/chassis/service';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import type { CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import type { Offer as OfferMessage, Tier as TierMessage } from '@sargam/proto/common/v1/offer';
import type { CourseId } from '../ids.ts';
import { type Offer, type PricedCourse, type Tier, tiers } from './course.ts';

/** Reads courses from the catalogue; unknown courses are omitted. */
export type FetchCourses = (ids: readonly CourseId[]) => Promise<ReadonlyMap<CourseId, PricedCourse>>;

/**
 * Prices are read from the catalogue at every call: a buyer must be charged the current price, and a local copy
 * updated by events could be outdated (decision M4).
 */
export const createCourseFetcher = (service: Service, address: string): FetchCourses => {
  const catalogue = service.client(CatalogueServiceDefinition, address, { retryable: ['getCourses'] });
  return async (ids) => {
    if (ids.length === 0) return new Map();
    const { courses } = await catalogue.getCourses({ courseIds: [...ids] });
    return new Map(courses.map(parseCourse).map((course) => [course.id, course]));
  };
};

export const toTierMessage = (tier: Tier): TierMessage => `TIER_${upperCase(tier)}`;

/** Undefined when the message names no tier. */
export const parseTier = (message: TierMessage): Tier | undefined =>
  tiers.find((tier) => toTierMessage(tier) === message);

export const toOfferMessage = (offer: Offer): OfferMessage => ({
  tier: toTierMessage(offer.tier),
  pricePoisha: offer.price,
  oldPricePoisha: offer.oldPrice,
  validityDays: offer.validityDays,
});

/** Undefined for an offer without a price or without days, which is not sold: nobody pays for access of 0 days. */
const parseOffer = (message: OfferMessage | undefined, tier: Tier | undefined): Offer | undefined =>
  message && tier && message.pricePoisha > 0n && message.validityDays > 0
    ? {
        tier,
        price: message.pricePoisha,
        oldPrice: message.oldPricePoisha,
        validityDays: message.validityDays,
      }
    : undefined;

const parseCourse = (summary: CourseSummary): PricedCourse => ({
  id: summary.id as CourseId,
  title: summary.title ?? { en: '', bn: '' },
  instructorId: summary.instructorId,
  published: summary.published,
  standard: parseOffer(summary.standard, 'standard'),
  tiers: summary.tiers.flatMap((offer) => parseOffer(offer, parseTier(offer.tier)) ?? []),
  bundleCourseIds: summary.bundleCourseIds,
});
