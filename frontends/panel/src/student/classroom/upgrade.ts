import type { Tier, Wire } from '@sargam/kit';

type Held = Pick<
  Wire['ClassroomCourse'],
  'tier' | 'published' | 'priceSilver' | 'priceGold' | 'priceDiamond'
>;

const order = ['silver', 'gold', 'diamond'] as const;

/** The next higher tier that is sold and longer than the one held; it costs the difference while access lasts. */
export const upgradeOf = (course: Held): Tier | undefined => {
  if (!course.published) return undefined;
  const prices = { silver: course.priceSilver, gold: course.priceGold, diamond: course.priceDiamond };
  const held = order.findIndex((tier) => tier === course.tier);
  if (held < 0) return undefined;
  const days = prices[order[held] ?? 'silver']?.validity ?? 0;
  return order.slice(held + 1).find((tier) => (prices[tier]?.validity ?? 0) > days);
};
