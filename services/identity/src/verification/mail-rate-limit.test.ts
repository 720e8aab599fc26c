import { maxMailsPerHour, secondsUntilNextMail } from './mail-rate-limit.ts';

const now = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (...minutes: number[]) => minutes.map((one) => new Date(now.getTime() - one * 60_000));

it.each([
  ['who was never mailed', [], 0],
  ['who has one mail to go', [1, 2, 3, 4], 0],
  ['who was mailed often today, but not lately', [61, 62, 63, 64, 65], 0],
  ['who was mailed five times within the hour', [1, 2, 3, 4, 50], 10 * 60],
  ['who was mailed five times just now', [0, 0, 0, 0, 0], 60 * 60],
  ['whose sixth mail was long ago', [1, 2, 3, 4, 59, 300], 60],
])('%s waits as long as it takes', (_who, minutes, seconds) => {
  expect(secondsUntilNextMail(minutesAgo(...minutes), now)).toBe(seconds);
});

it('is about five mails', () => expect(maxMailsPerHour).toBe(5));
