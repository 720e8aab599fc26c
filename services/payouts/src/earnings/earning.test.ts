import fc from 'fast-check';
import { gatewayCut, lineNets, type PaidOrder, splitNet } from './earning.ts';

const after = new Date('2026-11-21T08:00:00Z');
const order = (change: Partial<PaidOrder> = {}): PaidOrder => ({
  paidAt: after,
  payable: 300_000n,
  received: 292_500n,
  lines: [{ wallet: 0n, payable: 300_000n }],
  ...change,
});

describe('the gateway cut', () => {
  it.each([
    ['is what the gateway reported', {}, 7_500n],
    ['is 3.5% when the gateway says so', { received: 289_500n }, 10_500n],
    ['is 2.5% where nothing was reported', { received: 0n }, 7_500n],
    ['is nothing before 22-5-2022', { received: 0n, paidAt: new Date('2022-05-21T17:59:59Z') }, 0n],
    [
      'begins with the first second of 22-5-2022 in Dhaka',
      { received: 0n, paidAt: new Date('2022-05-21T18:00:00Z') },
      7_500n,
    ],
    ['is nothing where all was paid by wallet', { payable: 0n, received: 0n }, 0n],
  ] as const)('%s', (_, change, cut) => {
    expect(gatewayCut(order(change))).toBe(cut);
  });
});

it('leaves a part that was paid by wallet whole', () => {
  const lines = [
    { wallet: 50_000n, payable: 100_000n },
    { wallet: 80_000n, payable: 0n },
  ];
  expect(lineNets(order({ payable: 100_000n, received: 97_500n, lines }))).toEqual([
    { paid: 150_000n, net: 147_500n },
    { paid: 80_000n, net: 80_000n },
  ]);
});

const amount = fc.bigInt({ min: 0n, max: 50_000_000n });

it('loses no poisha between what was received and what is shared out', () => {
  const lines = fc.array(fc.record({ wallet: amount, payable: amount }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 100 }), (bought, percent) => {
      const payable = bought.reduce((sum, line) => sum + line.payable, 0n);
      const wallet = bought.reduce((sum, line) => sum + line.wallet, 0n);
      const paid = order({ payable, received: 0n, lines: bought });
      const shared = lineNets(paid).map(({ net }) => splitNet(net, percent));
      const total = shared.reduce((sum, { share, platform }) => sum + share + platform, 0n);
      return total === wallet + payable - gatewayCut(paid);
    }),
  );
});

it('gives neither side more than the net', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 100 }), (net, percent) => {
      const { share, platform } = splitNet(net, percent);
      return share >= 0n && platform >= 0n && share + platform === net;
    }),
  );
});
