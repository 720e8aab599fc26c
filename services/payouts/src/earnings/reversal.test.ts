import fc from 'fast-check';
import { splitNet } from './earning.ts';
import { calculateReversal } from './reversal.ts';

const split = { share: 58_500n, platform: 39_000n };

it.each([
  [
    'a full refund',
    { before: 0n, after: 100_000n, orderTotal: 100_000n },
    { share: -58_500n, platform: -39_000n },
  ],
  [
    'a refund of a half',
    { before: 0n, after: 50_000n, orderTotal: 100_000n },
    { share: -29_250n, platform: -19_500n },
  ],
  [
    'a refund of the last third',
    { before: 66_667n, after: 100_000n, orderTotal: 100_000n },
    { share: -19_500n, platform: -13_000n },
  ],
  [
    'a refund of a second payment',
    { before: 500n, after: 500n, orderTotal: 100_000n },
    { share: 0n, platform: 0n },
  ],
  ['a refund of a free order', { before: 0n, after: 0n, orderTotal: 0n }, { share: 0n, platform: 0n }],
])('%s reverses its proportion', (_, interval, expected) => {
  expect(calculateReversal(split, interval)).toEqual(expected);
});

/** Running sums of the refunds of one order, which may be less than a full refund. */
const refunds = fc
  .tuple(
    fc.bigInt({ min: 1n, max: 50_000_000n }),
    fc.array(fc.bigInt({ min: 0n, max: 50_000_000n }), { maxLength: 12 }),
  )
  .map(([orderTotal, amounts]) => {
    const sums = [
      0n,
      ...amounts.map((amount) => amount % (orderTotal + 1n)).sort((one, other) => (one < other ? -1 : 1)),
    ];
    return { orderTotal, sums };
  });

const net = fc.bigInt({ min: 0n, max: 50_000_000n });
const percent = fc.integer({ min: 0, max: 100 });

it('a full refund in any parts reverses the whole earning, and each part adds to the same running sum', () => {
  fc.assert(
    fc.property(refunds, net, percent, ({ orderTotal, sums }, amount, sharePercent) => {
      const earned = splitNet(amount, sharePercent);
      const intervals = [...sums, orderTotal]
        .slice(1)
        .map((after, index) => ({ before: sums[index] ?? 0n, after, orderTotal }));
      let remaining = { ...earned };
      for (const interval of intervals) {
        const { share, platform } = calculateReversal(earned, interval);
        expect(share <= 0n && platform <= 0n).toBe(true);
        remaining = { share: remaining.share + share, platform: remaining.platform + platform };
        const single = calculateReversal(earned, { ...interval, before: 0n });
        expect(remaining).toEqual({
          share: earned.share + single.share,
          platform: earned.platform + single.platform,
        });
      }
      expect(remaining).toEqual({ share: 0n, platform: 0n });
    }),
    { numRuns: 2000 },
  );
});
