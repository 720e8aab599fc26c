import type { ApiSchemas } from '@sargam/kit';

type PricedCourse = Pick<
  ApiSchemas['CourseCard'],
  'price' | 'validity' | 'priceSilver' | 'priceGold' | 'priceDiamond'
>;
export type DefaultOffer = { tier: ApiSchemas['Tier']; price: number; validity: number };

/**
 * The offer that "Add to cart" adds: the tier with the displayed price, else the course's own price if a tier is missing
 * (decision C1), else the lowest tier. It can be changed in the cart.
 */
export const findDefaultOffer = ({
  price,
  validity,
  priceSilver,
  priceGold,
  priceDiamond,
}: PricedCourse): DefaultOffer => {
  const tiers: DefaultOffer[] = [];
  if (priceSilver) tiers.push({ tier: 'silver', price: priceSilver.price, validity: priceSilver.validity });
  if (priceGold) tiers.push({ tier: 'gold', price: priceGold.price, validity: priceGold.validity });
  if (priceDiamond)
    tiers.push({ tier: 'diamond', price: priceDiamond.price, validity: priceDiamond.validity });
  const same = tiers.find((tier) => tier.price === price && tier.validity === validity);
  const [lowest] = tiers;
  if (same) return same;
  return lowest && tiers.length === 3 ? lowest : { tier: 'standard', price, validity };
};
