import type { OfferContent, TierName } from './types.ts';

const taka = (amount: number): bigint => BigInt(amount) * 100n;

/** Creates an offer from prices in taka; the offer has poisha. */
export const offer = (price: number, oldPrice: number, validityDays: number): OfferContent => ({
  pricePoisha: taka(price),
  oldPricePoisha: taka(oldPrice),
  validityDays,
});

/** Creates the three tiers: a month, a quarter, half a year. */
export const tiers = (
  silver: readonly [price: number, oldPrice: number],
  gold: readonly [price: number, oldPrice: number],
  diamond: readonly [price: number, oldPrice: number],
): Record<TierName, OfferContent> => ({
  silver: offer(...silver, 30),
  gold: offer(...gold, 90),
  diamond: offer(...diamond, 180),
});
