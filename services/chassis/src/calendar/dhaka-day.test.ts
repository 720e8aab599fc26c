import {
  dhakaDay,
  endOfDhakaDay,
  isCalendarDay,
  lastSecondOfDhakaDayAfter,
  startOfDhakaDay,
} from './index.ts';

it('a day in Dhaka starts and ends at 18:00 UTC', () => {
  expect(startOfDhakaDay('2026-12-31').toISOString()).toBe('2026-12-30T18:00:00.000Z');
  expect(endOfDhakaDay('2026-12-31').toISOString()).toBe('2026-12-31T18:00:00.000Z');
  expect(dhakaDay(new Date('2026-12-31T17:59:59.999Z'))).toBe('2026-12-31');
  expect(dhakaDay(new Date('2026-12-31T18:00:00Z'))).toBe('2027-01-01');
});

it('the last second of a Dhaka day is 23:59:59 local time, also a number of days later', () => {
  const at = (text: string) => new Date(text);
  expect(lastSecondOfDhakaDayAfter(at('2026-11-21T17:59:59Z'), 0)).toEqual(at('2026-11-21T23:59:59+06:00'));
  expect(lastSecondOfDhakaDayAfter(at('2026-11-21T18:00:00Z'), 0)).toEqual(at('2026-11-22T23:59:59+06:00'));
  expect(lastSecondOfDhakaDayAfter(at('2026-11-21T04:30:00Z'), 30)).toEqual(at('2026-12-21T23:59:59+06:00'));
});

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2026-13-01', false],
  ['31-12-2026', false],
  ['', false],
])('%s is a calendar day: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});
