import type { ApiSchemas } from '@sargam/kit';

export type Offer = ApiSchemas['TierPrice'] & { tier: ApiSchemas['Tier'] };
/**
 * An offer for one student: `price` is the student's price, `tierPrice` the tier's price, `endsAt` the end of the access,
 * `saved` how much a worse tier, which is not offered, would cost more.
 */
export type StudentOffer = Offer &
  Partial<Pick<ApiSchemas['CourseOffer'], 'kind' | 'tierPrice' | 'endsAt' | 'saved'>>;
type PricedCourse = Pick<
  ApiSchemas['CourseCard'],
  'price' | 'oldPrice' | 'validity' | 'priceSilver' | 'priceGold' | 'priceDiamond'
>;

const TIER_COUNT = 3;

/**
 * The offers of a course, shortest access first. If a tier is missing, the course's own price is an offer too
 * (decision C1), unless a tier has the same price and validity.
 */
export const listOffers = (course: PricedCourse): Offer[] => {
  const tiers: Offer[] = [];
  if (course.priceSilver) tiers.push({ tier: 'silver', ...course.priceSilver });
  if (course.priceGold) tiers.push({ tier: 'gold', ...course.priceGold });
  if (course.priceDiamond) tiers.push({ tier: 'diamond', ...course.priceDiamond });
  const isDuplicate = tiers.some(
    ({ price, validity }) => price === course.price && validity === course.validity,
  );
  if (tiers.length === TIER_COUNT || isDuplicate) return tiers;
  const { price, oldPrice, validity } = course;
  return [{ tier: 'standard', price, oldPrice, validity }, ...tiers];
};

type NewPrice = ApiSchemas['TierPrice'] & { tier: ApiSchemas['Tier']; tierPrice: number };

/** The course with the new prices. Tiers without a new price stay unchanged. */
export const withNewPrices = <T extends PricedCourse>(course: T, offers: readonly NewPrice[]): T => {
  const priceOf = (tier: ApiSchemas['Tier']): ApiSchemas['TierPrice'] | undefined => {
    const newPrice = offers.find((offer) => offer.tier === tier);
    return (
      newPrice && { price: newPrice.tierPrice, oldPrice: newPrice.oldPrice, validity: newPrice.validity }
    );
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
    (cheapest, offer) => (cheapest && cheapest.price <= offer.price ? cheapest : offer),
    undefined,
  );

/** The highlighted offer: one that saves money, else gold, else the first one. */
export const findMainOffer = (offers: readonly StudentOffer[]): StudentOffer | undefined =>
  offers.find(({ saved = 0 }) => saved > 0) ?? offers.find(({ tier }) => tier === 'gold') ?? offers[0];

/** The highlighted offer first, for screens that show one offer below the other. */
export const mainOfferFirst = (offers: readonly StudentOffer[]): readonly StudentOffer[] => {
  const main = findMainOffer(offers);
  return main ? [main, ...offers.filter((offer) => offer !== main)] : offers;
};

const MONTH_DAYS = 30;
export const MAX_MONTHS = 6;

/** Days in months of 30 days, 1 to 6; undefined for other validities. */
export const countMonths = (days: number): number | undefined =>
  days > 0 && days % MONTH_DAYS === 0 && days / MONTH_DAYS <= MAX_MONTHS ? days / MONTH_DAYS : undefined;
