import type { ApiSchemas } from '@sargam/kit';

type OwnedTier = Pick<ApiSchemas['ClassroomCourse'], 'tier' | 'published' | 'priceGold' | 'priceDiamond'>;

const tierOrder = ['silver', 'gold', 'diamond'] as const;

/** Whether a higher tier may exist. If so, the price for this student is requested. */
export const canUpgrade = ({ tier, published, priceGold, priceDiamond }: OwnedTier): boolean => {
  if (!published) return false;
  if (tier === 'silver') return priceGold !== undefined || priceDiamond !== undefined;
  return tier === 'gold' && priceDiamond !== undefined;
};

/** The lowest tier that is an upgrade. */
export const findNextUpgrade = (
  offers: readonly ApiSchemas['CourseOffer'][],
): ApiSchemas['CourseOffer'] | undefined =>
  tierOrder
    .map((tier) => offers.find((offer) => offer.tier === tier && offer.kind === 'upgrade'))
    .find((offer) => offer !== undefined);
