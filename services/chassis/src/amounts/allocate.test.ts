import { findCounterexamples, type RandomInteger, randomAmountBelow } from '../property-testing/index.ts';
import { allocate, percentOf } from './index.ts';

const limits = [10, 1_000, 100_000_000, 2 ** 32];

/** What is wrong with the parts of one random whole over up to twenty random weights. */
const faultOf = (draw: RandomInteger): string | undefined => {
  const weights: bigint[] = [];
  for (let count = draw(20); count >= 0; count--) weights.push(randomAmountBelow(draw, limits));
  const whole = randomAmountBelow(draw, limits);
  const parts = allocate(whole, weights);
  const of = weights.reduce((total, weight) => total + weight, 0n);
  let sum = 0n;
  for (const [index, part] of parts.entries()) {
    const weight = weights[index] ?? 0n;
    sum += part;
    const exact = of === 0n ? part : (whole * weight) / of;
    if (part !== exact && part !== exact + 1n) return 'a part is more than a unit from its exact share';
    if (whole <= of && part > weight) return 'a part is more than its weight';
  }
  return sum === whole ? undefined : 'the parts do not add up';
};

it('for any whole and weights the parts add up, each within a unit of its share and its weight: a million splits', () => {
  expect(findCounterexamples(faultOf)).toEqual([]);
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

it('does not lose a whole that has nowhere to go', () => {
  expect(() => allocate(1n, [])).toThrow(RangeError);
});

it('takes 2.5 percent of 3,000 taka as 75 taka, and half a unit up', () => {
  expect(percentOf(300_000n, 2.5)).toBe(7_500n);
  expect(percentOf(20n, 2.5)).toBe(1n);
});
