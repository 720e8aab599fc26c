import { parseStartOfDay, toTimeRange } from './day-range.ts';

it.each([
  ['21-11-2026', '2026-11-20T18:00:00.000Z'],
  ['1-1-2027', '2026-12-31T18:00:00.000Z'],
  ['2028-02-29', '2028-02-28T18:00:00.000Z'],
  ['2026-11-21T23:59:59.999Z', '2026-11-20T18:00:00.000Z'],
])('%s starts at %s', (day, instant) => {
  expect(parseStartOfDay(day)?.toISOString()).toBe(instant);
});

it.each(['31-02-2026', '0-1-2026', '2026-13-01', '99-99-9999'])('%s is rejected as a day', (day) => {
  expect(parseStartOfDay(day)).toBeUndefined();
});

it('the range of one day lasts 24 hours', () => {
  const { from, until } = toTimeRange({ start: '5-6-2026', end: '05-06-2026' });
  expect(until.getTime() - from.getTime()).toBe(86_400_000);
});

it('an end before its start is rejected', () => {
  expect(() => toTimeRange({ start: '2-1-2026', end: '1-1-2026' })).toThrow(
    'both from and to dates are needed',
  );
});
