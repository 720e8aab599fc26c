import { buildPurchase } from '../../testing/samples.ts';
import { findPayAction } from './pay-action.ts';

const now = Date.parse('2026-11-21T10:00:00+06:00');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

it.each([
  ['awaiting_payment', 5, 100, 'pay'],
  ['created', 5, 100, 'pay'],
  ['awaiting_payment', 30, 100, 'cart'],
  ['created', 5, 0, 'cart'],
  ['failed', 5, 100, 'cart'],
  ['expired', 60, 100, 'cart'],
  ['paid', 5, 100, undefined],
  ['review', 5, 100, undefined],
  ['refunded', 5, 100, undefined],
] as const)('an order in state %s for %d minutes with %d taka: %p', (state, minutes, amount, way) => {
  expect(findPayAction(buildPurchase({ state, amount, createdAt: ago(minutes) }), now)).toBe(way);
});

it.each([
  ['awaiting_payment', 5, 'pay'],
  ['awaiting_payment', 30, undefined],
  ['expired', 35, undefined],
] as const)('an order in state %s for %d minutes with an undecided payment: %p', (state, minutes, way) => {
  const paymentUndecidedUntil = new Date(now + 60_000).toISOString();
  const purchase = buildPurchase({ state, createdAt: ago(minutes), paymentUndecidedUntil });
  expect(findPayAction(purchase, now)).toBe(way);
});
