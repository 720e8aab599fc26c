import { lastDaysRange, parseDateRange } from './date-range.ts';

const parse = (query: string) => parseDateRange(new URLSearchParams(query), '2026-11-21');

it('the last 30 days are today and the 29 days before', () => {
  expect(lastDaysRange(30, '2026-11-21')).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  expect(lastDaysRange(7, '2026-03-02')).toEqual({ from: '2026-02-24', to: '2026-03-02' });
});

it('dates in the URL are a fixed range, a preset ends today', () => {
  expect(parse('from=2026-01-01&to=2026-01-31').range).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  expect(parse('days=7')).toEqual({ range: lastDaysRange(7, '2026-11-21'), preset: 7 });
});

it('all time begins before the first order', () => {
  expect(parse('days=all')).toEqual({ range: { from: '2020-01-01', to: '2026-11-21' }, preset: 'all' });
});

it.each([
  '',
  'days=8',
  'from=2026-01-02&to=2026-01-01',
  'from=2026-02-30&to=2026-03-01',
  'from=2026-01-01',
  'from=1&to=2',
])('the query %p gives the last 30 days', (query) => {
  expect(parse(query)).toEqual({ range: lastDaysRange(30, '2026-11-21'), preset: 30 });
});
