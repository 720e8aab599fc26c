import { type RefundState, refundableAmount, transitions } from './refund.ts';

it.each([
  ['paid', 1_000n],
  ['partly_refunded', 1_000n],
  ['refunded', 0n],
  ['review', 0n],
  ['expired', 0n],
] as const)('of an order in state %s, %s poisha are refundable', (state, left) => {
  expect(refundableAmount({ state, walletUsed: 400n, payable: 700n, refunded: 100n })).toBe(left);
});

it('declined and refunded are final, and no state leads back to requested', () => {
  const states = Object.keys(transitions) as RefundState[];
  for (const state of states) {
    const next: RefundState[] = Object.values(transitions[state]);
    expect(next).not.toContain('requested');
    if (state === 'declined' || state === 'refunded') expect(next).toEqual([]);
  }
});
