import type { ApiSchemas } from '@sargam/kit';

type Held = Pick<ApiSchemas['ClassroomCourse'], 'tier' | 'published' | 'priceGold' | 'priceDiamond'>;

const order = ['silver', 'gold', 'diamond'] as const;

/** Whether a higher tier may be sold for the difference: worth asking what it would cost this student. */
export const mayUpgrade = ({ tier, published, priceGold, priceDiamond }: Held): boolean => {
  if (!published) return false;
  if (tier === 'silver') return priceGold !== undefined || priceDiamond !== undefined;
  return tier === 'gold' && priceDiamond !== undefined;
};

/** The lowest tier that is an upgrade. */
export const nextUpgrade = (
  offers: readonly ApiSchemas['CourseOffer'][],
): ApiSchemas['CourseOffer'] | undefined =>
  order
    .map((tier) => offers.find((offer) => offer.tier === tier && offer.kind === 'upgrade'))
    .find((offer) => offer !== undefined);
