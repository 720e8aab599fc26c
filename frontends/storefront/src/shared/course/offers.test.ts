import { buildCourse } from '../../testing/samples.ts';
import {
  countMonths,
  findCheapestOffer,
  findMainOffer,
  listOffers,
  mainOfferFirst,
  withNewPrices,
} from './offers.ts';

const withoutTiers = { priceSilver: undefined, priceGold: undefined, priceDiamond: undefined };

describe('the offers of a course', () => {
  it('are its three tiers, shortest first', () => {
    expect(listOffers(buildCourse()).map(({ tier }) => tier)).toEqual(['silver', 'gold', 'diamond']);
  });

  it('are its own price and validity if it has no tiers', () => {
    expect(listOffers(buildCourse(withoutTiers))).toEqual([
      { tier: 'standard', price: 1500, oldPrice: 2000, validity: 30 },
    ]);
  });

  it('include the own price if a tier is missing and no tier is equal', () => {
    const gold = { price: 2800, oldPrice: 3500, validity: 90 };
    expect(listOffers(buildCourse({ ...withoutTiers, priceGold: gold })).map(({ tier }) => tier)).toEqual([
      'standard',
      'gold',
    ]);
    const same = buildCourse({ ...withoutTiers, priceGold: gold, price: 2800, validity: 90 });
    expect(listOffers(same).map(({ tier }) => tier)).toEqual(['gold']);
  });

  it('highlight gold and find the cheapest offer', () => {
    const offers = listOffers(buildCourse());
    expect(findMainOffer(offers)?.tier).toBe('gold');
    expect(findCheapestOffer(offers)?.price).toBe(1500);
    expect(findMainOffer(listOffers(buildCourse(withoutTiers)))?.tier).toBe('standard');
  });

  it('highlight the offer that saves money, and show it first on small screens', () => {
    const offers = listOffers(buildCourse()).map((offer) => ({
      ...offer,
      saved: offer.tier === 'diamond' ? 1100 : 0,
    }));
    expect(findMainOffer(offers)?.tier).toBe('diamond');
    expect(mainOfferFirst(offers).map(({ tier }) => tier)).toEqual(['diamond', 'silver', 'gold']);
  });

  it('take the new tier prices, not the student’s own price', () => {
    const gold = { tier: 'gold' as const, price: 1300, tierPrice: 3000, oldPrice: 3600, validity: 100 };
    const course = withNewPrices(buildCourse(), [gold]);
    expect(course).toEqual({ ...buildCourse(), priceGold: { price: 3000, oldPrice: 3600, validity: 100 } });
    const currentTier = { ...gold, tier: 'standard' as const };
    expect(withNewPrices(buildCourse(withoutTiers), [gold, currentTier])).toMatchObject({
      ...withoutTiers,
      price: 3000,
      validity: 100,
    });
  });

  it.each([
    [30, 1],
    [90, 3],
    [180, 6],
    [45, undefined],
    [210, undefined],
    [0, undefined],
  ])('%i days are %s months', (days, months) => expect(countMonths(days)).toBe(months));
});
