import { anOwnedCourse } from '../../testing/some.ts';
import { upgradeOf } from './upgrade.ts';

const days = (validity: number) => ({ price: 1000, oldPrice: 1000, validity });
const sold = { priceSilver: days(30), priceGold: days(90), priceDiamond: days(180) };

it.each([
  [{ tier: 'silver', ...sold }, 'gold'],
  [{ tier: 'gold', ...sold }, 'diamond'],
  [{ tier: 'diamond', ...sold }, undefined],
  [{ tier: 'standard', ...sold }, undefined],
  [{ tier: 'silver', ...sold, priceGold: undefined }, 'diamond'],
  [{ tier: 'silver', ...sold, priceGold: days(30) }, 'diamond'],
  [{ tier: 'silver', ...sold, published: false }, undefined],
  [{ tier: 'silver' }, undefined],
] as const)('%j can go up to %p', (held, tier) => expect(upgradeOf(anOwnedCourse(held))).toBe(tier));
