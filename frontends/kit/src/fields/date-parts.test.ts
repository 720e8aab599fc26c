import { inferYear, joinDateParts, parseDateParts, yearsBetween } from './date-parts.ts';

const [min, max] = ['2026-11-22', '2027-11-21'];

it.each([
  ['2026-02-03', { day: '3', month: '2', year: '2026' }],
  ['', { day: '', month: '', year: '' }],
])('splits %p into parts and joins them again', (value, parts) => {
  expect(parseDateParts(value)).toEqual(parts);
  expect(joinDateParts(parts)).toBe(value);
});

it.each([
  [{ day: '1', month: '3', year: '' }, '2027'],
  [{ day: '24', month: '12', year: '' }, '2026'],
  // The digits of a day are typed one by one: 2 November is in the next year, 25 November in this one.
  [{ day: '2', month: '11', year: '' }, '2027'],
  [{ day: '25', month: '11', year: '2027' }, '2026'],
  [{ day: '31', month: '2', year: '' }, ''],
  [{ day: '1', month: '', year: '' }, ''],
])('infers for %p the only possible year: %s', (parts, year) => {
  expect(inferYear(parts, min, max).year).toBe(year);
});

it('does not change the year when several years fit or the span is open', () => {
  const parts = { day: '1', month: '3', year: '2026' };
  expect(inferYear(parts, '2026-01-01', '2027-12-31')).toEqual(parts);
  expect(inferYear(parts, undefined, '2026-01-01')).toEqual(parts);
});

it('returns the years of a short span only', () => {
  expect(yearsBetween(min, max)).toEqual(['2026', '2027']);
  expect(yearsBetween('1920-01-01', max)).toEqual([]);
  expect(yearsBetween(undefined, max)).toEqual([]);
});
