import type { ApiSchemas } from '@sargam/kit';
import { anOwnedCourse } from '../../testing/some.ts';
import { mayUpgrade, nextUpgrade } from './upgrade.ts';

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
] as const)('%j may go up: %p', (held, may) => expect(mayUpgrade(anOwnedCourse(held))).toBe(may));

it('the next upgrade is the lowest tier sold for the difference', () => {
  const offer = (tier: string, kind: string) => ({ tier, kind }) as ApiSchemas['CourseOffer'];
  const offers = [offer('silver', 'extension'), offer('diamond', 'upgrade'), offer('gold', 'upgrade')];
  expect(nextUpgrade(offers)?.tier).toBe('gold');
  expect(nextUpgrade([offer('gold', 'extension')])).toBeUndefined();
});
