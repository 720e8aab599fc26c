import { computeDueAt, earliestResendAt, startOfToday } from './delivery.ts';

const now = new Date('2026-11-21T05:00:00Z');

it.each([
  ['immediately without a chosen day', undefined, '2026-11-21T05:00:00.000Z'],
  ['at nine in the morning in Dhaka', '2026-11-22', '2026-11-22T03:00:00.000Z'],
  ['immediately after nine on that day', '2026-11-21', '2026-11-21T05:00:00.000Z'],
  ['immediately after that day', '2026-11-01', '2026-11-21T05:00:00.000Z'],
])('the codes are mailed %s', (_, deliverOn, due) => {
  expect(computeDueAt(deliverOn, now).toISOString()).toBe(due);
});

it.each([
  ['after they were mailed', 'delivered', undefined, '2026-11-21T05:00:00.000Z'],
  ['ten minutes after their due time', 'paid', '2026-11-23T03:00:00Z', '2026-11-23T03:10:00.000Z'],
  ['ten minutes after the last mail', 'delivered', '2026-11-22T03:00:00Z', '2026-11-22T03:10:00.000Z'],
  ['never while the order is not paid', 'pending', undefined, undefined],
  ['never after a refund', 'refunded', '2026-11-21T05:00:00Z', undefined],
] as const)('the codes can be mailed again %s', (_, state, due, from) => {
  const order = { state, deliveredAt: state === 'paid' ? undefined : now };
  expect(earliestResendAt(order, due === undefined ? due : new Date(due))?.toISOString()).toBe(from);
});

it('resends are counted from midnight in Dhaka', () => {
  expect(startOfToday(now).toISOString()).toBe('2026-11-20T18:00:00.000Z');
});
