import fc from 'fast-check';
import { lineNets, type PaidOrder, splitNet } from './earning.ts';

const order = (change: Partial<PaidOrder> = {}): PaidOrder => ({
  payable: 300_000n,
  received: 292_500n,
  lines: [{ wallet: 0n, payable: 300_000n }],
  ...change,
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
    fc.property(lines, fc.nat(100), fc.nat(100), (bought, kept, percent) => {
      const payable = bought.reduce((sum, line) => sum + line.payable, 0n);
      const wallet = bought.reduce((sum, line) => sum + line.wallet, 0n);
      const received = payable - (payable * BigInt(kept)) / 100n;
      const paid = order({ payable, received, lines: bought });
      const shared = lineNets(paid).map(({ net }) => splitNet(net, percent));
      const total = shared.reduce((sum, { share, platform }) => sum + share + platform, 0n);
      return total === wallet + received;
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
