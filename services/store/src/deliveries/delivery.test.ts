import { dueAtOf, resendFrom, startOfToday } from './delivery.ts';

const now = new Date('2026-11-21T05:00:00Z');

it.each([
  ['at once where no day was chosen', undefined, '2026-11-21T05:00:00.000Z'],
  ['at nine in the morning in Dhaka', '2026-11-22', '2026-11-22T03:00:00.000Z'],
  ['at once where it is past nine of that day', '2026-11-21', '2026-11-21T05:00:00.000Z'],
  ['at once where that day is over', '2026-11-01', '2026-11-21T05:00:00.000Z'],
])('mails the codes %s', (_, deliverOn, due) => {
  expect(dueAtOf(deliverOn, now).toISOString()).toBe(due);
});

it.each([
  ['once it was mailed', { state: 'delivered', deliveredAt: now }, '2026-11-21T05:00:00.000Z'],
  ['ten minutes after it was to be mailed at once', { state: 'paid' }, '2026-11-21T05:10:00.000Z'],
  [
    'ten minutes after nine of the chosen day',
    { state: 'paid', deliverOn: '2026-11-23' },
    '2026-11-23T03:10:00.000Z',
  ],
  ['never while it is not paid', { state: 'pending', paidAt: undefined }, undefined],
  ['never once it is refunded', { state: 'refunded', deliveredAt: now }, undefined],
] as const)('mails the codes again %s', (_, change, from) => {
  const order = { deliverOn: undefined, paidAt: now, deliveredAt: undefined, ...change };
  expect(resendFrom(order)?.toISOString()).toBe(from);
});

it('counts resends from midnight in Dhaka', () => {
  expect(startOfToday(now).toISOString()).toBe('2026-11-20T18:00:00.000Z');
});
