import { hasPassed, isMark } from './exam.ts';

it.each([
  [null, null, false],
  [40, null, false],
  [40, 39, false],
  [39, 100, false],
  [40, 40, true],
  [100, 100, true],
])('theory %p and practical %p are passed: %p', (theory, practical, expected) => {
  expect(hasPassed({ theory, practical })).toBe(expected);
});

it.each([
  [0, true],
  [100, true],
  [101, false],
  [-1, false],
  [50.5, false],
])('%p is a mark: %p', (mark, expected) => {
  expect(isMark(mark)).toBe(expected);
});
