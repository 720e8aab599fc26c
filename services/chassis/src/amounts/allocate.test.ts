import fc from 'fast-check';
import { allocate, percentOf } from './index.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 });
const sum = (parts: readonly bigint[]) => parts.reduce((total, part) => total + part, 0n);

it('splits so that the parts always add up to the whole', () => {
  fc.assert(fc.property(amount, weights, (whole, by) => sum(allocate(whole, by)) === whole));
});

it('takes no part further than one unit from its exact share', () => {
  fc.assert(
    fc.property(amount, weights, (whole, by) => {
      const total = sum(by);
      if (total === 0n) return true;
      return allocate(whole, by).every((part, index) => {
        const exact = (whole * (by[index] ?? 0n)) / total;
        return part === exact || part === exact + 1n;
      });
    }),
  );
});

it('gives no part more than its weight while the whole is not more than the weights', () => {
  fc.assert(
    fc.property(weights, fc.bigInt({ min: 0n, max: 1_000n }), (by, permille) =>
      allocate((sum(by) * permille) / 1_000n, by).every((part, index) => part <= (by[index] ?? 0n)),
    ),
  );
});

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
