import fc from 'fast-check';
import { levelAfter, maxAttempts, secondsUntilNextAttempt } from './leaky-bucket.ts';

const level = fc.double({ min: 0, max: maxAttempts, noNaN: true });
const ms = fc.integer({ min: 0, max: 3_600_000 });

it('allows ten attempts immediately, and the next one after 90 seconds', () => {
  expect(secondsUntilNextAttempt(maxAttempts - 1)).toBe(0);
  expect(secondsUntilNextAttempt(maxAttempts)).toBe(90);
});

it('is empty after 15 minutes', () => {
  fc.assert(fc.property(level, (before) => levelAfter(before, 15 * 60_000) < 1e-9));
});

it('never requires more than 15 minutes, and allows an attempt after the required wait', () => {
  fc.assert(
    fc.property(level, (before) => {
      const seconds = secondsUntilNextAttempt(before);
      return seconds <= 15 * 60 && secondsUntilNextAttempt(levelAfter(before, seconds * 1000)) === 0;
    }),
  );
});

it('leaks the same in two steps as in one, and nothing when the clock goes back', () => {
  fc.assert(
    fc.property(level, ms, ms, (before, first, second) => {
      const inOneStep = levelAfter(before, first + second);
      return Math.abs(levelAfter(levelAfter(before, first), second) - inOneStep) < 1e-9;
    }),
  );
  expect(levelAfter(3, -60_000)).toBe(3);
});
