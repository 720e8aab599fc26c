import { computeDueAt, earliestResendAt, startOfToday } from './delivery.ts';

const now = new Date('2026-11-21T05:00:00Z');

it.each([
  ['at once where no day was chosen', undefined, '2026-11-21T05:00:00.000Z'],
  ['at nine in the morning in Dhaka', '2026-11-22', '2026-11-22T03:00:00.000Z'],
  ['at once where it is past nine of that day', '2026-11-21', '2026-11-21T05:00:00.000Z'],
  ['at once where that day is over', '2026-11-01', '2026-11-21T05:00:00.000Z'],
])('mails the codes %s', (_, deliverOn, due) => {
  expect(computeDueAt(deliverOn, now).toISOString()).toBe(due);
});

it.each([
  ['once they were mailed', 'delivered', undefined, '2026-11-21T05:00:00.000Z'],
  ['ten minutes after they were to be mailed', 'paid', '2026-11-23T03:00:00Z', '2026-11-23T03:10:00.000Z'],
  ['ten minutes after the last time', 'delivered', '2026-11-22T03:00:00Z', '2026-11-22T03:10:00.000Z'],
  ['never while they are not paid', 'pending', undefined, undefined],
  ['never once they are refunded', 'refunded', '2026-11-21T05:00:00Z', undefined],
] as const)('mails the codes again %s', (_, state, due, from) => {
  const order = { state, deliveredAt: state === 'paid' ? undefined : now };
  expect(earliestResendAt(order, due === undefined ? due : new Date(due))?.toISOString()).toBe(from);
});

it('counts resends from midnight in Dhaka', () => {
  expect(startOfToday(now).toISOString()).toBe('2026-11-20T18:00:00.000Z');
});
