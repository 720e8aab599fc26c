import fc from 'fast-check';
import { splitNet } from './earning.ts';
import { reversalOf } from './reversal.ts';

const split = { share: 58_500n, platform: 39_000n };

it.each([
  ['all of it', { before: 0n, after: 100_000n, whole: 100_000n }, { share: -58_500n, platform: -39_000n }],
  ['a half', { before: 0n, after: 50_000n, whole: 100_000n }, { share: -29_250n, platform: -19_500n }],
  [
    'the last third',
    { before: 66_667n, after: 100_000n, whole: 100_000n },
    { share: -19_500n, platform: -13_000n },
  ],
  [
    'nothing, where it was paid twice',
    { before: 500n, after: 500n, whole: 100_000n },
    { share: 0n, platform: 0n },
  ],
  ['nothing of what was free', { before: 0n, after: 0n, whole: 0n }, { share: 0n, platform: 0n }],
])('takes back %s', (_, stretch, expected) => {
  expect(reversalOf(split, stretch)).toEqual(expected);
});

/** Refunds of one order, one after the other, that may leave a rest. */
const refunds = fc
  .tuple(
    fc.bigInt({ min: 1n, max: 50_000_000n }),
    fc.array(fc.bigInt({ min: 0n, max: 50_000_000n }), { maxLength: 12 }),
  )
  .map(([whole, marks]) => {
    const steps = [
      0n,
      ...marks.map((mark) => mark % (whole + 1n)).sort((one, other) => (one < other ? -1 : 1)),
    ];
    return { whole, steps };
  });

const net = fc.bigInt({ min: 0n, max: 50_000_000n });
const percent = fc.integer({ min: 0, max: 100 });

it('comes to exactly zero when all has gone back, in whatever parts, and the parts add up on the way', () => {
  fc.assert(
    fc.property(refunds, net, percent, ({ whole, steps }, amount, sharePercent) => {
      const earned = splitNet(amount, sharePercent);
      const stretches = [...steps, whole]
        .slice(1)
        .map((after, index) => ({ before: steps[index] ?? 0n, after, whole }));
      let left = { ...earned };
      for (const stretch of stretches) {
        const { share, platform } = reversalOf(earned, stretch);
        expect(share <= 0n && platform <= 0n).toBe(true);
        left = { share: left.share + share, platform: left.platform + platform };
        const atOnce = reversalOf(earned, { ...stretch, before: 0n });
        expect(left).toEqual({
          share: earned.share + atOnce.share,
          platform: earned.platform + atOnce.platform,
        });
      }
      expect(left).toEqual({ share: 0n, platform: 0n });
    }),
    { numRuns: 2000 },
  );
});
