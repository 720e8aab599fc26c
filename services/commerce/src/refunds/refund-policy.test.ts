import { allowedReasons } from './refund-policy.ts';

const paidAt = new Date('2026-11-01T10:00:00Z');
const order = { state: 'paid' as const, walletUsed: 0n, payable: 100n, refunded: 0n, paidAt };
const generous = { kind: 'changed-mind' as const, days: 7 };
const strict = { kind: 'errors-only' as const, days: 7 };
const at = (now: string) => ({ now: new Date(now), isAsked: false });

it.each([
  ['errors only', order, strict, at('2026-11-01T10:00:01Z'), 4],
  ['errors, however long ago', order, strict, at('2028-01-01T00:00:00Z'), 4],
  ['a changed mind in time', order, generous, at('2026-11-08T09:59:59Z'), 5],
  ['a changed mind too late', order, generous, at('2026-11-08T10:00:00Z'), 4],
  ['a question is open', order, generous, { ...at('2026-11-02T00:00:00Z'), isAsked: true }, 0],
  ['nothing is left', { ...order, refunded: 100n }, generous, at('2026-11-02T00:00:00Z'), 0],
  ['nothing was paid', { ...order, payable: 0n }, generous, at('2026-11-02T00:00:00Z'), 0],
  [
    'not paid',
    { ...order, state: 'review' as const, paidAt: undefined },
    strict,
    at('2026-11-02T00:00:00Z'),
    0,
  ],
])('%s', (_, of, policy, asked, count) => {
  expect(allowedReasons(of, policy, asked)).toHaveLength(count);
});
