import { aCourse } from '../testing/samples.ts';
import { beatsOf, cheapest, mainOffer, offersOf, repriced } from './offers.ts';

const bare = { priceSilver: undefined, priceGold: undefined, priceDiamond: undefined };

describe('what a course can be bought for', () => {
  it('is its three tiers, shortest first', () => {
    expect(offersOf(aCourse()).map(({ tier }) => tier)).toEqual(['silver', 'gold', 'diamond']);
  });

  it('is its own price and validity where it has no tiers', () => {
    expect(offersOf(aCourse(bare))).toEqual([
      { tier: 'standard', price: 1500, oldPrice: 2000, validity: 30 },
    ]);
  });

  it('has the own price beside few tiers, unless one of them says the same', () => {
    const gold = { price: 2800, oldPrice: 3500, validity: 90 };
    expect(offersOf(aCourse({ ...bare, priceGold: gold })).map(({ tier }) => tier)).toEqual([
      'standard',
      'gold',
    ]);
    const same = aCourse({ ...bare, priceGold: gold, price: 2800, validity: 90 });
    expect(offersOf(same).map(({ tier }) => tier)).toEqual(['gold']);
  });

  it('puts gold first among equals, and knows the least price', () => {
    const offers = offersOf(aCourse());
    expect(mainOffer(offers)?.tier).toBe('gold');
    expect(cheapest(offers)?.price).toBe(1500);
    expect(mainOffer(offersOf(aCourse(bare)))?.tier).toBe('standard');
  });

  it('is sold at fresh prices where there are some: the tier’s own, not what one student pays of it', () => {
    const gold = { tier: 'gold' as const, price: 1300, tierPrice: 3000, oldPrice: 3600, validity: 100 };
    const course = repriced(aCourse(), [gold]);
    expect(course).toEqual({ ...aCourse(), priceGold: { price: 3000, oldPrice: 3600, validity: 100 } });
    const own = { ...gold, tier: 'standard' as const };
    expect(repriced(aCourse(bare), [gold, own])).toMatchObject({ ...bare, price: 3000, validity: 100 });
  });

  it.each([
    [30, 1],
    [90, 3],
    [180, 6],
    [45, undefined],
    [210, undefined],
    [0, undefined],
  ])('draws %i days as %s beats of thirty', (days, beats) => expect(beatsOf(days)).toBe(beats));
});
