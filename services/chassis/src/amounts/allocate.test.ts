import { findCounterexamples, type RandomInteger, randomAmountBelow } from '../property-testing/index.ts';
import { allocate, percentOf } from './index.ts';

const limits = [10, 1_000, 100_000_000, 2 ** 32];

/** Allocates a random amount over up to twenty random weights and returns the violated rule, if any. */
const findAllocationError = (draw: RandomInteger): string | undefined => {
  const weights: bigint[] = [];
  for (let count = draw(20); count >= 0; count--) weights.push(randomAmountBelow(draw, limits));
  const whole = randomAmountBelow(draw, limits);
  const parts = allocate(whole, weights);
  const weightSum = weights.reduce((total, weight) => total + weight, 0n);
  let sum = 0n;
  for (const [index, part] of parts.entries()) {
    const weight = weights[index] ?? 0n;
    sum += part;
    const exact = weightSum === 0n ? part : (whole * weight) / weightSum;
    if (part !== exact && part !== exact + 1n) return 'a part is more than a unit from its exact share';
    if (whole <= weightSum && part > weight) return 'a part is more than its weight';
  }
  return sum === whole ? undefined : 'the parts do not add up';
};

it('the parts of one million random allocations add up, differ from the exact share by less than one unit and never exceed their weight', () => {
  expect(findCounterexamples(findAllocationError)).toEqual([]);
}, 300_000);

it.each([
  [10n, [1n, 0n, 2n], [3n, 0n, 7n]],
  [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
  [-100n, [1n, 1n, 1n], [-34n, -33n, -33n]],
  [5n, [0n, 0n], [3n, 2n]],
  [0n, [], []],
] as const)('splits %s by %s into %s', (whole, by, parts) => {
  expect(allocate(whole, by)).toEqual(parts);
});

it('rejects an amount without weights', () => {
  expect(() => allocate(1n, [])).toThrow(RangeError);
});

it('2.5 percent of 3,000 taka is 75 taka, and half a poisha is rounded up', () => {
  expect(percentOf(300_000n, 2.5)).toBe(7_500n);
  expect(percentOf(20n, 2.5)).toBe(1n);
});
