import { splitRefund } from './RefundStatus.tsx';

it.each([
  ['asked', 0, 0, []],
  ['declined', 0, 0, []],
  ['refunded', 500, 0, [['wallet', 500]]],
  [
    'accepted',
    300,
    700,
    [
      ['wallet', 300],
      ['accepted', 700],
    ],
  ],
  ['stuck', 0, 700, [['stuck', 700]]],
] as const)('the parts of a refund in state %s', (state, wallet, card, parts) => {
  expect(splitRefund({ state, wallet, card }).map(({ at, amount }) => [at, amount])).toEqual(parts);
});
