import { maxMailsPerHour, secondsUntilNextMail } from './mail-rate-limit.ts';

const now = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (...minutes: number[]) => minutes.map((one) => new Date(now.getTime() - one * 60_000));

it.each([
  ['without earlier mails', [], 0],
  ['after four mails', [1, 2, 3, 4], 0],
  ['after five mails more than an hour ago', [61, 62, 63, 64, 65], 0],
  ['after five mails within the hour', [1, 2, 3, 4, 50], 10 * 60],
  ['after five mails just now', [0, 0, 0, 0, 0], 60 * 60],
  ['after five mails within the hour and one before', [1, 2, 3, 4, 59, 300], 60],
])('%s the wait is correct', (_condition, minutes, seconds) => {
  expect(secondsUntilNextMail(minutesAgo(...minutes), now)).toBe(seconds);
});

it('allows five mails per hour', () => expect(maxMailsPerHour).toBe(5));
