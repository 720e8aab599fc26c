import { inferYear, joinDateParts, parseDateParts, yearsBetween } from './date-parts.ts';

const [min, max] = ['2026-11-22', '2027-11-21'];

it.each([
  ['2026-02-03', { day: '3', month: '2', year: '2026' }],
  ['', { day: '', month: '', year: '' }],
])('takes %p apart and puts it together again', (value, parts) => {
  expect(parseDateParts(value)).toEqual(parts);
  expect(joinDateParts(parts)).toBe(value);
});

it.each([
  [{ day: '1', month: '3', year: '' }, '2027'],
  [{ day: '24', month: '12', year: '' }, '2026'],
  // The digits of a day come one by one: 2 November lies in the year after, 25 November in this one.
  [{ day: '2', month: '11', year: '' }, '2027'],
  [{ day: '25', month: '11', year: '2027' }, '2026'],
  [{ day: '31', month: '2', year: '' }, ''],
  [{ day: '1', month: '', year: '' }, ''],
])('puts %p into the year it can only be: %s', (parts, year) => {
  expect(inferYear(parts, min, max).year).toBe(year);
});

it('leaves the year to whoever writes it where several fit, or none is known', () => {
  const parts = { day: '1', month: '3', year: '2026' };
  expect(inferYear(parts, '2026-01-01', '2027-12-31')).toEqual(parts);
  expect(inferYear(parts, undefined, '2026-01-01')).toEqual(parts);
});

it('offers years to pick from where they are few', () => {
  expect(yearsBetween(min, max)).toEqual(['2026', '2027']);
  expect(yearsBetween('1920-01-01', max)).toEqual([]);
  expect(yearsBetween(undefined, max)).toEqual([]);
});
