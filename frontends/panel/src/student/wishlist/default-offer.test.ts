import { aCard } from '../../testing/samples.ts';
import { findDefaultOffer } from './default-offer.ts';

const tier = (price: number, validity: number) => ({ price, oldPrice: price, validity });

describe('the offer that the wishlist puts into the cart', () => {
  it('is the course’s own where it has no tiers', () => {
    expect(findDefaultOffer(aCard())).toEqual({ tier: 'standard', price: 1500, validity: 30 });
  });
  it('is the tier with the price on the card', () => {
    expect(findDefaultOffer(aCard({ priceSilver: tier(1000, 15), priceGold: tier(1500, 30) }))).toEqual({
      tier: 'gold',
      price: 1500,
      validity: 30,
    });
  });
  it('is the lowest tier where all three are sold and none has the price on the card', () => {
    const tiers = { priceSilver: tier(1000, 15), priceGold: tier(2000, 60), priceDiamond: tier(3000, 90) };
    expect(findDefaultOffer(aCard(tiers)).tier).toBe('silver');
  });
});
