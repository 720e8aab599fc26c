import { calculateLineNets, type PaidOrder, splitLineNet, splitNet } from './earning.ts';

const order = (change: Partial<PaidOrder> = {}): PaidOrder => ({
  payable: 300_000n,
  received: 292_500n,
  lines: [{ wallet: 0n, payable: 300_000n }],
  ...change,
});

it('wallet money carries no gateway fee', () => {
  const lines = [
    { wallet: 50_000n, payable: 100_000n },
    { wallet: 80_000n, payable: 0n },
  ];
  expect(calculateLineNets(order({ payable: 100_000n, received: 97_500n, lines }))).toEqual([
    { paid: 150_000n, net: 147_500n },
    { paid: 80_000n, net: 80_000n },
  ]);
});

it('no course of a bundle has a net above its paid amount, however small the fee is', () => {
  // Split without the paid amounts, a net of 10 gives the last course 2, but its part of the paid 11 is 1.
  expect(splitLineNet({ paid: 11n, net: 10n }, [6n, 6n, 2n])).toEqual([
    { paid: 5n, net: 4n },
    { paid: 5n, net: 5n },
    { paid: 1n, net: 1n },
  ]);
});

it.each([
  [0, { share: 0n, platform: 97_501n }],
  [60, { share: 58_501n, platform: 39_000n }],
  [100, { share: 97_501n, platform: 0n }],
])(
  'with a share of %s%% the instructor gets the share of the net and the platform the rest',
  (percent, expected) => {
    expect(splitNet(97_501n, percent)).toEqual(expected);
  },
);
