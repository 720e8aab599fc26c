import { countNeededLessons, findReviewRight } from './review-right.ts';

const study = { isPurchased: true, hasReview: false, lessons: 10, watched: 4 };

it.each([
  ['four of ten watched lessons are more than a third', {}, 'granted'],
  ['three of ten are less', { watched: 3 }, 'watch-more'],
  ['three of nine are a third', { lessons: 9, watched: 3 }, 'granted'],
  ['a course without lessons cannot be judged', { lessons: 0, watched: 0 }, 'watch-more'],
  ['an existing review can be changed after lessons were added', { hasReview: true, watched: 0 }, 'granted'],
  ['a course that was not bought or was refunded', { isPurchased: false }, 'not-bought'],
  ['a review of a refunded course cannot be changed', { isPurchased: false, hasReview: true }, 'not-bought'],
] as const)('%s', (_, change, right) => {
  expect(findReviewRight({ ...study, ...change })).toBe(right);
});

it.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [30, 10],
])('of %i lessons %i are needed', (lessons, needed) => expect(countNeededLessons(lessons)).toBe(needed));
