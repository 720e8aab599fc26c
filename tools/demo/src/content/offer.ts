import type { CourseContent, OfferContent } from './types.ts';

const taka = (amount: number): bigint => BigInt(amount) * 100n;

/** Creates an offer from prices in taka; the offer has poisha. */
export const offer = (price: number, oldPrice: number, validityDays: number): OfferContent => ({
  pricePoisha: taka(price),
  oldPricePoisha: taka(oldPrice),
  validityDays,
});

type Prices = readonly [price: number, oldPrice: number];

/** Creates the three tiers, a month, a quarter and half a year. The standard offer is the month. */
export const prices = (
  month: Prices,
  quarter: Prices,
  halfYear: Prices,
): Pick<CourseContent, 'standard' | 'tiers'> => ({
  standard: offer(...month, 30),
  tiers: { silver: offer(...month, 30), gold: offer(...quarter, 90), diamond: offer(...halfYear, 180) },
});
