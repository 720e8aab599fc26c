import fc from 'fast-check';
import { levelAfter, maxAttempts, secondsUntilNextAttempt } from './leaky-bucket.ts';

const level = fc.double({ min: 0, max: maxAttempts, noNaN: true });
const ms = fc.integer({ min: 0, max: 3_600_000 });

it('lets ten tries through at once, and asks for a minute and a half after that', () => {
  expect(secondsUntilNextAttempt(maxAttempts - 1)).toBe(0);
  expect(secondsUntilNextAttempt(maxAttempts)).toBe(90);
});

it('has forgiven everything after a quarter of an hour', () => {
  fc.assert(fc.property(level, (before) => levelAfter(before, 15 * 60_000) < 1e-9));
});

it('never makes anybody wait longer than that, and lets them try once they have waited', () => {
  fc.assert(
    fc.property(level, (before) => {
      const seconds = secondsUntilNextAttempt(before);
      return seconds <= 15 * 60 && secondsUntilNextAttempt(levelAfter(before, seconds * 1000)) === 0;
    }),
  );
});

it('forgives the same in two steps as in one, and nothing when a clock goes back', () => {
  fc.assert(
    fc.property(level, ms, ms, (before, first, second) => {
      const atOnce = levelAfter(before, first + second);
      return Math.abs(levelAfter(levelAfter(before, first), second) - atOnce) < 1e-9;
    }),
  );
  expect(levelAfter(3, -60_000)).toBe(3);
});
