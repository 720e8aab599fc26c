import type { ApiSchemas } from '@sargam/kit';
import { buildOwnedCourse } from '../../testing/samples.ts';
import { canUpgrade, findNextUpgrade } from './upgrade.ts';

const price = { price: 1000, oldPrice: 1000, validity: 90 };
const sold = { priceSilver: price, priceGold: price, priceDiamond: price };

it.each([
  [{ tier: 'silver', ...sold }, true],
  [{ tier: 'gold', ...sold }, true],
  [{ tier: 'gold', priceGold: price }, false],
  [{ tier: 'diamond', ...sold }, false],
  [{ tier: 'standard', ...sold }, false],
  [{ tier: 'silver', ...sold, published: false }, false],
  [{ tier: 'silver' }, false],
] as const)('%j can be upgraded: %p', (held, may) => expect(canUpgrade(buildOwnedCourse(held))).toBe(may));

it('the next upgrade is the lowest upgrade tier', () => {
  const offer = (tier: string, kind: string) => ({ tier, kind }) as ApiSchemas['CourseOffer'];
  const offers = [offer('silver', 'extension'), offer('diamond', 'upgrade'), offer('gold', 'upgrade')];
  expect(findNextUpgrade(offers)?.tier).toBe('gold');
  expect(findNextUpgrade([offer('gold', 'extension')])).toBeUndefined();
});
