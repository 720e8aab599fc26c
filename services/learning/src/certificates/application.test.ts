import { findIneligibilityReason } from './application.ts';

it.each([
  [false, 4, 4, 'not-bought'],
  [true, 0, 0, 'no-lessons'],
  [true, 4, 3, 'unfinished'],
  [true, 4, 4, undefined],
] as const)(
  'purchased %s, %d lessons, %d finished: %s',
  (isPurchased, lessonCount, finishedCount, reason) => {
    expect(findIneligibilityReason({ isPurchased, lessonCount, finishedCount })).toBe(reason);
  },
);
