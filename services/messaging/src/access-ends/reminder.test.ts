import { daysUntilEnd, dueReminder, nextReminder } from './reminder.ts';

const dhaka = (text: string) => new Date(`${text}+06:00`);
const endsAt = dhaka('2026-12-31T23:59:59');

it.each([
  ['2026-10-01T12:00:00', 7, '2026-12-24T09:00:00'],
  ['2026-12-24T08:59:59', 7, '2026-12-24T09:00:00'],
  ['2026-12-24T09:00:00', 2, '2026-12-29T09:00:00'],
  ['2026-12-30T00:00:00', 0, '2026-12-31T09:00:00'],
])('after %s the next reminder is the one %s days before the end', (after, daysBefore, at) => {
  expect(nextReminder(endsAt, dhaka(after))).toEqual({ daysBefore, at: dhaka(at) });
});

it.each([
  ['2026-12-24T08:59:59', undefined],
  ['2026-12-24T09:00:00', 7],
  ['2026-12-29T09:00:00', 2],
  ['2026-12-31T23:59:58', 0],
  ['2026-12-31T23:59:59', undefined],
])('at %s the due reminder is %s', (now, daysBefore) => {
  expect(dueReminder(endsAt, dhaka(now))?.daysBefore).toBe(daysBefore);
});

it('no reminder follows the last one, and none is due later than an end in the early morning', () => {
  expect(nextReminder(endsAt, dhaka('2026-12-31T09:00:00'))).toBeUndefined();
  const early = dhaka('2026-12-31T04:00:00');
  expect(nextReminder(early, dhaka('2026-12-30T12:00:00'))).toBeUndefined();
  expect(dueReminder(early, dhaka('2026-12-31T03:00:00'))?.daysBefore).toBe(2);
});

it('days are counted by the calendar in Dhaka', () => {
  expect(daysUntilEnd(endsAt, dhaka('2026-12-31T00:00:00'))).toBe(0);
  expect(daysUntilEnd(endsAt, dhaka('2026-12-30T23:59:59'))).toBe(1);
});
