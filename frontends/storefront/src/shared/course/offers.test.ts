import { aCourse } from '../../testing/samples.ts';
import { countMonths, findCheapestOffer, findMainOffer, listOffers, withNewPrices } from './offers.ts';

const bare = { priceSilver: undefined, priceGold: undefined, priceDiamond: undefined };

describe('what a course can be bought for', () => {
  it('is its three tiers, shortest first', () => {
    expect(listOffers(aCourse()).map(({ tier }) => tier)).toEqual(['silver', 'gold', 'diamond']);
  });

  it('is its own price and validity where it has no tiers', () => {
    expect(listOffers(aCourse(bare))).toEqual([
      { tier: 'standard', price: 1500, oldPrice: 2000, validity: 30 },
    ]);
  });

  it('has the own price beside few tiers, unless one of them says the same', () => {
    const gold = { price: 2800, oldPrice: 3500, validity: 90 };
    expect(listOffers(aCourse({ ...bare, priceGold: gold })).map(({ tier }) => tier)).toEqual([
      'standard',
      'gold',
    ]);
    const same = aCourse({ ...bare, priceGold: gold, price: 2800, validity: 90 });
    expect(listOffers(same).map(({ tier }) => tier)).toEqual(['gold']);
  });

  it('puts gold first among equals, and knows the least price', () => {
    const offers = listOffers(aCourse());
    expect(findMainOffer(offers)?.tier).toBe('gold');
    expect(findCheapestOffer(offers)?.price).toBe(1500);
    expect(findMainOffer(listOffers(aCourse(bare)))?.tier).toBe('standard');
  });

  it('is sold at fresh prices where there are some: the tier’s own, not what one student pays of it', () => {
    const gold = { tier: 'gold' as const, price: 1300, tierPrice: 3000, oldPrice: 3600, validity: 100 };
    const course = withNewPrices(aCourse(), [gold]);
    expect(course).toEqual({ ...aCourse(), priceGold: { price: 3000, oldPrice: 3600, validity: 100 } });
    const own = { ...gold, tier: 'standard' as const };
    expect(withNewPrices(aCourse(bare), [gold, own])).toMatchObject({ ...bare, price: 3000, validity: 100 });
  });

  it.each([
    [30, 1],
    [90, 3],
    [180, 6],
    [45, undefined],
    [210, undefined],
    [0, undefined],
  ])('draws %i days as %s beats of thirty', (days, beats) => expect(countMonths(days)).toBe(beats));
});
