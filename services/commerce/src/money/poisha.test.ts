import fc from 'fast-check';
import { percentOf, shareOut, sum } from './poisha.ts';
import { readTaka, readTakaRounded, takaText } from './taka-text.ts';

const poisha = fc.bigInt(0n, 50_000_000n);

describe('sharing out', () => {
  it('gives away exactly the total, and nobody more than their weight', () => {
    fc.assert(
      fc.property(
        fc.array(poisha, { minLength: 1, maxLength: 20 }),
        fc.bigInt(0n, 1_000n),
        (weights, permille) => {
          const total = (sum(weights) * permille) / 1_000n;
          const shares = shareOut(total, weights);
          expect(sum(shares)).toBe(total);
          shares.forEach((share, index) => {
            expect(share).toBeGreaterThanOrEqual(0n);
            expect(share).toBeLessThanOrEqual(weights[index] ?? 0n);
          });
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('gives the odd poisha to the largest remainder, the earlier first', () => {
    expect(shareOut(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(shareOut(10n, [1n, 0n, 2n])).toEqual([3n, 0n, 7n]);
  });
});

it('rounds a percentage half up', () => {
  expect(percentOf(1_000n, 15)).toBe(150n);
  expect(percentOf(50n, 1)).toBe(1n);
  expect(percentOf(49n, 1)).toBe(0n);
});

describe('money as the gateway writes it', () => {
  it('comes back as it went out', () => {
    fc.assert(fc.property(poisha, (amount) => expect(readTaka(takaText(amount))).toBe(amount)));
  });

  it.each([
    ['20', 2_000n],
    ['19.5', 1_950n],
    ['10.00', 1_000n],
    ['10.000', 1_000n],
    ['10.001', undefined],
    ['-5.00', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['ten', undefined],
  ])('reads %s', (text, amount) => {
    expect(readTaka(text)).toBe(amount);
  });

  it('rounds a reported net half up', () => {
    expect(readTakaRounded('1224.585')).toBe(122_459n);
    expect(readTakaRounded('1224.584999')).toBe(122_458n);
    expect(readTakaRounded('9.75')).toBe(975n);
  });
});
