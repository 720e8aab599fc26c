import { InstantParam, isoDayField, parseStartOfDay, toTimeRange } from './day-range.ts';

it.each([
  ['21-11-2026', '2026-11-20T18:00:00.000Z'],
  ['1-1-2027', '2026-12-31T18:00:00.000Z'],
  ['2028-02-29', '2028-02-28T18:00:00.000Z'],
  ['2026-11-21T23:59:59.999Z', '2026-11-20T18:00:00.000Z'],
])('%s starts at %s', (day, instant) => {
  expect(parseStartOfDay(day)?.toISOString()).toBe(instant);
});

it.each(['31-02-2026', '0-1-2026', '2026-13-01', '99-99-9999', '31-12-1999', '01-01-2101', '9999-12-31'])(
  '%s is rejected as a day',
  (day) => {
    expect(parseStartOfDay(day)).toBeUndefined();
  },
);

it('a time and a day of a form far away are rejected', () => {
  expect(InstantParam.safeParse('2026-11-21T10:00:00+06:00').success).toBe(true);
  expect(InstantParam.safeParse('9999-11-21T10:00:00Z').success).toBe(false);
  expect(isoDayField('no').safeParse('21-11-9999').success).toBe(false);
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
