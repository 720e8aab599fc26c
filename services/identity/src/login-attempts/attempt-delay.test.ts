import fc from 'fast-check';
import {
  countAfter,
  delayAfter,
  freeAttempts,
  fullDecayMs,
  maxDelayMs,
  secondsUntilNextAttempt,
} from './attempt-delay.ts';

const count = fc.double({ min: 0, max: 30, noNaN: true });
const ms = fc.integer({ min: 0, max: 3_600_000 });

it('allows ten attempts without a delay', () => {
  expect(delayAfter(freeAttempts - 1)).toBe(0);
  expect(delayAfter(freeAttempts)).toBe(1000);
});

it('doubles the delay with each further attempt, up to 15 minutes', () => {
  expect([11, 12, 13, 14].map(delayAfter)).toEqual([2000, 4000, 8000, 16_000]);
  expect([19, 20, 21, 500].map(delayAfter)).toEqual([512_000, maxDelayMs, maxDelayMs, maxDelayMs]);
});

it('never requires more than 15 minutes, and allows an attempt after the required wait', () => {
  fc.assert(
    fc.property(count, ms, (before, passed) => {
      const seconds = secondsUntilNextAttempt(before, passed);
      return seconds <= 15 * 60 && passed + seconds * 1000 >= delayAfter(before);
    }),
  );
});

it('allows about a hundred guesses a day to somebody who guesses as often as possible', () => {
  let [guesses, state, passed] = [0, 0, 0];
  while (passed < 24 * 3_600_000) {
    const wait = delayAfter(state);
    passed += wait;
    state = countAfter(state, wait) + 1;
    guesses += 1;
  }
  expect(guesses).toBeGreaterThan(90);
  expect(guesses).toBeLessThan(125);
  expect(countAfter(state, fullDecayMs)).toBe(0);
});

it('decreases the count by the same amount in two steps as in one, and by nothing when the clock goes back', () => {
  fc.assert(
    fc.property(count, ms, ms, (before, first, second) => {
      const inOneStep = countAfter(before, first + second);
      return Math.abs(countAfter(countAfter(before, first), second) - inOneStep) < 1e-9;
    }),
  );
  expect(countAfter(3, -60_000)).toBe(3);
  expect(secondsUntilNextAttempt(10, -60_000)).toBe(1);
});
