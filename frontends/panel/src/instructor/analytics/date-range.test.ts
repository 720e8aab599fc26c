import { countDays, parseRange } from './date-range.ts';

const parseAddress = (address: string) => parseRange(new URLSearchParams(address), '2026-11-21');

describe('the dates of the analytics', () => {
  it('default to the last 30 days including today', () => {
    expect(parseAddress('')).toEqual({ from: '2026-10-23', to: '2026-11-21' });
    expect(countDays(parseAddress(''))).toBe(30);
  });
  it('are read from the URL', () => {
    expect(parseAddress('from=2022-05-01&to=2022-05-31')).toEqual({ from: '2022-05-01', to: '2022-05-31' });
  });
  it.each([
    'from=2026-11-21&to=2026-11-01',
    'from=2026-02-30&to=2026-03-01',
    'from=x&to=y',
    'from=2026-11-01&to=2027-01-01',
  ])('ignore an invalid range: %s', (address) => expect(parseAddress(address).from).toBe('2026-10-23'));
});
