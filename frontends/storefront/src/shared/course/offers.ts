import type { ApiSchemas } from '@sargam/kit';

export type Offer = ApiSchemas['TierPrice'] & { tier: ApiSchemas['Tier'] };
/** The same for one student: `price` is what they pay, `tierPrice` what the tier costs; until when they would have it. */
export type StudentOffer = Offer & Partial<Pick<ApiSchemas['CourseOffer'], 'kind' | 'tierPrice' | 'endsAt'>>;
type PricedCourse = Pick<
  ApiSchemas['CourseCard'],
  'price' | 'oldPrice' | 'validity' | 'priceSilver' | 'priceGold' | 'priceDiamond'
>;

const TIER_COUNT = 3;

/**
 * What the course can be bought for, shortest access first as the tiers go. Its own price and validity are the offer
 * where a tier is empty (decision C1), unless a tier says the same.
 */
export const listOffers = (course: PricedCourse): Offer[] => {
  const tiers: Offer[] = [];
  if (course.priceSilver) tiers.push({ tier: 'silver', ...course.priceSilver });
  if (course.priceGold) tiers.push({ tier: 'gold', ...course.priceGold });
  if (course.priceDiamond) tiers.push({ tier: 'diamond', ...course.priceDiamond });
  const same = tiers.some(({ price, validity }) => price === course.price && validity === course.validity);
  if (tiers.length === TIER_COUNT || same) return tiers;
  const { price, oldPrice, validity } = course;
  return [{ tier: 'standard', price, oldPrice, validity }, ...tiers];
};

type NewPrice = ApiSchemas['TierPrice'] & { tier: ApiSchemas['Tier']; tierPrice: number };

/** The course as it is sold at these prices; what none of them is of stays as it was. */
export const withNewPrices = <T extends PricedCourse>(course: T, offers: readonly NewPrice[]): T => {
  const priceOf = (tier: ApiSchemas['Tier']): ApiSchemas['TierPrice'] | undefined => {
    const fresh = offers.find((offer) => offer.tier === tier);
    return fresh && { price: fresh.tierPrice, oldPrice: fresh.oldPrice, validity: fresh.validity };
  };
  return {
    ...course,
    ...priceOf('standard'),
    ...(course.priceSilver && { priceSilver: priceOf('silver') ?? course.priceSilver }),
    ...(course.priceGold && { priceGold: priceOf('gold') ?? course.priceGold }),
    ...(course.priceDiamond && { priceDiamond: priceOf('diamond') ?? course.priceDiamond }),
  };
};

export const findCheapestOffer = (offers: readonly Offer[]): Offer | undefined =>
  offers.reduce<Offer | undefined>(
    (least, offer) => (least && least.price <= offer.price ? least : offer),
    undefined,
  );

/** The offer that the view's one main button buys: gold, or the first where there is none. */
export const findMainOffer = (offers: readonly Offer[]): Offer | undefined =>
  offers.find(({ tier }) => tier === 'gold') ?? offers[0];

const MONTH_DAYS = 30;
export const MAX_MONTHS = 6;

/** Access as beats of 30 days, six at most; another validity is written out without beats. */
export const countMonths = (days: number): number | undefined =>
  days > 0 && days % MONTH_DAYS === 0 && days / MONTH_DAYS <= MAX_MONTHS ? days / MONTH_DAYS : undefined;
