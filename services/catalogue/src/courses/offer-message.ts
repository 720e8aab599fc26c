import { upperCase } from '@sargam/chassis/lookup';
import { type Offer as OfferMessage, Tier } from '@sargam/proto/common/v1/offer';
import { type CoursePrices, type Offer, type TierName, tiers } from './course.ts';

const toTierMessage = (tier: TierName): Tier => `TIER_${upperCase(tier)}`;

const toOfferMessage = (tier: Tier, { price, oldPrice, validityDays }: Offer): OfferMessage => ({
  tier,
  pricePoisha: price,
  oldPricePoisha: oldPrice,
  validityDays,
});

/** The offer without tiers, and the tiers in their order. */
export const toPricesMessage = ({ standard, tiers: found }: CoursePrices) => ({
  standard: toOfferMessage(Tier.TIER_STANDARD, standard),
  tiers: tiers.flatMap((tier) => {
    const offer = found[tier];
    return offer ? [toOfferMessage(toTierMessage(tier), offer)] : [];
  }),
});

const parseOffer = (offer: OfferMessage | undefined): Offer => ({
  price: offer?.pricePoisha ?? 0n,
  oldPrice: offer?.oldPricePoisha ?? 0n,
  validityDays: offer?.validityDays ?? 0,
});

export const parsePrices = (message: {
  readonly standard?: OfferMessage | undefined;
  readonly tiers: readonly OfferMessage[];
}): CoursePrices => ({
  standard: parseOffer(message.standard),
  tiers: Object.fromEntries(
    tiers.flatMap((tier) => {
      const offer = message.tiers.find((candidate) => candidate.tier === toTierMessage(tier));
      return offer ? [[tier, parseOffer(offer)] as const] : [];
    }),
  ) as CoursePrices['tiers'],
});
