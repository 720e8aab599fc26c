import { monthRange, previousMonth, recentMonths } from './month.ts';

it.each([
  ['2026-11-21', '2026-10-01', '2026-10-31'],
  ['2026-03-31', '2026-02-01', '2026-02-28'],
  ['2028-03-01', '2028-02-01', '2028-02-29'],
  ['2027-01-01', '2026-12-01', '2026-12-31'],
])('the month before %s is from %s to %s', (today, from, to) =>
  expect(monthRange(previousMonth(today))).toEqual({ from, to }),
);

it('the recent months begin with the current one and cross the year', () =>
  expect(recentMonths('2027-01-31', 3)).toEqual(['2027-01', '2026-12', '2026-11']));
