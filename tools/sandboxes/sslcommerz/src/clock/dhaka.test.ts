import { formatDhakaStamp, formatDhakaTime } from './dhaka.ts';

const at = (iso: string) => Date.parse(iso);

it('the date is local time in Dhaka, also past midnight', () => {
  expect(formatDhakaTime(at('2020-01-05T16:58:21Z'))).toBe('2020-01-05 22:58:21');
  expect(formatDhakaTime(at('2020-12-31T18:00:00Z'))).toBe('2021-01-01 00:00:00');
});

it('the stamp has the date and an hour without padding', () => {
  expect(formatDhakaStamp(at('2020-01-05T16:58:26Z'))).toBe('200105225826');
  expect(formatDhakaStamp(at('2020-01-05T03:08:06Z'))).toBe('20010590806');
});
