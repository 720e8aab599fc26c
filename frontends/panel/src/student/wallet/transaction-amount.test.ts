import { amountToShow } from './transaction-amount.ts';

it.each([
  ['gift_redeemed', 500, 0, 0, 'change', 500],
  ['held', -300, 300, 0, 'change', -300],
  ['spent', 0, -300, 0, 'held', -300],
  ['referral_pending', 0, 0, 200, 'pending', 200],
  ['referral_earned', 200, 0, -200, 'change', 200],
] as const)('%s', (kind, change, held, pending, of, amount) => {
  expect(amountToShow({ kind, change, held, pending })).toEqual({ of, amount });
});
