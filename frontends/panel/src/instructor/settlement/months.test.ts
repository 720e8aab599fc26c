import { recentMonths } from './months.ts';

it('the months go back over the year', () =>
  expect(recentMonths('2026-02-28', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']));
