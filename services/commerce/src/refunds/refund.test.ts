import fc from 'fast-check';
import { sum } from '../money/poisha.ts';
import { leftOf, type RefundState, splitBack, transitions } from './refund.ts';

const money = fc.bigInt(0n, 50_000_000n);

it('the parts of any number of refunds are never below zero, and add up to exactly what wallet and card paid', () => {
  fc.assert(
    fc.property(
      money,
      money,
      fc.array(fc.bigInt(1n, 5_000_000n), { maxLength: 10 }),
      (wallet, card, wishes) => {
        const whole = wallet + card;
        let before = 0n;
        const parts = [];
        for (const wish of [...wishes, whole]) {
          const amount = wish < whole - before ? wish : whole - before;
          if (amount === 0n) continue;
          const part = splitBack({ wallet, card }, before, amount);
          expect(part.wallet >= 0n && part.card >= 0n).toBe(true);
          expect(part.wallet + part.card).toBe(amount);
          parts.push(part);
          before += amount;
        }
        expect(sum(parts.map((part) => part.wallet))).toBe(wallet);
        expect(sum(parts.map((part) => part.card))).toBe(card);
      },
    ),
  );
});

it.each([
  ['paid', 1_000n],
  ['partly_refunded', 1_000n],
  ['refunded', 0n],
  ['review', 0n],
  ['expired', 0n],
] as const)('of an order that is %s, %s can be given back', (state, left) => {
  expect(leftOf({ state, walletUsed: 400n, payable: 700n, refunded: 100n })).toBe(left);
});

it('a refund that was declined or has arrived stays so, and none goes back to a question', () => {
  const states = Object.keys(transitions) as RefundState[];
  for (const state of states) {
    const next: RefundState[] = Object.values(transitions[state]);
    expect(next).not.toContain('asked');
    if (state === 'declined' || state === 'refunded') expect(next).toEqual([]);
  }
});
