import fc from 'fast-check';
import { levelAfter, mostTries, secondsUntilTry } from './try-level.ts';

const level = fc.double({ min: 0, max: mostTries, noNaN: true });
const ms = fc.integer({ min: 0, max: 3_600_000 });

it('lets ten tries through at once, and asks for a minute and a half after that', () => {
  expect(secondsUntilTry(mostTries - 1)).toBe(0);
  expect(secondsUntilTry(mostTries)).toBe(90);
});

it('has forgiven everything after a quarter of an hour', () => {
  fc.assert(fc.property(level, (before) => levelAfter(before, 15 * 60_000) < 1e-9));
});

it('never makes anybody wait longer than that, and lets them try once they have waited', () => {
  fc.assert(
    fc.property(level, (before) => {
      const seconds = secondsUntilTry(before);
      return seconds <= 15 * 60 && secondsUntilTry(levelAfter(before, seconds * 1000)) === 0;
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
