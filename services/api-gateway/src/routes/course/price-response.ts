import type { CoursePrices } from '@sargam/proto/catalogue/v1/courses';
import type { Offer, Tier } from '@sargam/proto/common/v1/offer';
import { field, integer, responseOf, taka } from '../../api/response.ts';

const TierPrice = responseOf<Offer>(
  'TierPrice',
  'A price for access of a number of days',
)({
  price: taka((offer) => offer.pricePoisha),
  oldPrice: taka((offer) => offer.oldPricePoisha),
  validity: integer((offer) => offer.validityDays),
});

type Prices = Pick<CoursePrices, 'standard' | 'tiers'>;

const tierPrice = (tier: Tier) =>
  field(TierPrice.schema.optional(), ({ tiers }: Prices, language) => {
    const offer = tiers.find((candidate) => candidate.tier === tier);
    return offer && TierPrice.toResponse(offer, language);
  });

/** The prices of a course: the price without tiers, and the tiers that are set. */
export const priceFields = responseOf<Prices>()({
  price: taka(({ standard }) => standard?.pricePoisha ?? 0n),
  oldPrice: taka(({ standard }) => standard?.oldPricePoisha ?? 0n),
  validity: integer(({ standard }) => standard?.validityDays ?? 0),
  priceSilver: tierPrice('TIER_SILVER'),
  priceGold: tierPrice('TIER_GOLD'),
  priceDiamond: tierPrice('TIER_DIAMOND'),
}).fields;
