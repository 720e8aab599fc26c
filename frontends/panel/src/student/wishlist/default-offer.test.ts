import { buildCourseCard } from '../../testing/samples.ts';
import { findDefaultOffer } from './default-offer.ts';

const tier = (price: number, validity: number) => ({ price, oldPrice: price, validity });

describe('the default offer', () => {
  it('is the course’s own price without tiers', () => {
    expect(findDefaultOffer(buildCourseCard())).toEqual({ tier: 'standard', price: 1500, validity: 30 });
  });
  it('is the tier with the displayed price', () => {
    expect(
      findDefaultOffer(buildCourseCard({ priceSilver: tier(1000, 15), priceGold: tier(1500, 30) })),
    ).toEqual({
      tier: 'gold',
      price: 1500,
      validity: 30,
    });
  });
  it('is the lowest tier if all three exist and none has the displayed price', () => {
    const tiers = { priceSilver: tier(1000, 15), priceGold: tier(2000, 60), priceDiamond: tier(3000, 90) };
    expect(findDefaultOffer(buildCourseCard(tiers)).tier).toBe('silver');
  });
});
