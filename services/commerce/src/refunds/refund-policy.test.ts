import { allowedReasons } from './refund-policy.ts';

const paidAt = new Date('2026-11-01T10:00:00Z');
const order = { state: 'paid' as const, walletUsed: 0n, payable: 100n, refunded: 0n, paidAt };
const changedMindPolicy = { kind: 'changed-mind' as const, days: 7 };
const errorsOnlyPolicy = { kind: 'errors-only' as const, days: 7 };
const at = (now: string) => ({ now: new Date(now), hasOpenRequest: false });

it.each([
  ['errors-only policy: four reasons', order, errorsOnlyPolicy, at('2026-11-01T10:00:01Z'), 4],
  [
    'errors-only policy two years later: four reasons',
    order,
    errorsOnlyPolicy,
    at('2028-01-01T00:00:00Z'),
    4,
  ],
  [
    'changed-mind policy within seven days: five reasons',
    order,
    changedMindPolicy,
    at('2026-11-08T09:59:59Z'),
    5,
  ],
  [
    'changed-mind policy after seven days: four reasons',
    order,
    changedMindPolicy,
    at('2026-11-08T10:00:00Z'),
    4,
  ],
  [
    'open request: no reason',
    order,
    changedMindPolicy,
    { ...at('2026-11-02T00:00:00Z'), hasOpenRequest: true },
    0,
  ],
  [
    'order fully refunded: no reason',
    { ...order, refunded: 100n },
    changedMindPolicy,
    at('2026-11-02T00:00:00Z'),
    0,
  ],
  ['nothing paid: no reason', { ...order, payable: 0n }, changedMindPolicy, at('2026-11-02T00:00:00Z'), 0],
  [
    'order under review: no reason',
    { ...order, state: 'review' as const, paidAt: undefined },
    errorsOnlyPolicy,
    at('2026-11-02T00:00:00Z'),
    0,
  ],
])('%s', (_, refundedOrder, policy, when, count) => {
  expect(allowedReasons(refundedOrder, policy, when)).toHaveLength(count);
});
