import { findNextChapter, findPreviousChapter } from './chapter-steps.ts';

const chapters = [{ seconds: 0 }, { seconds: 20 }, { seconds: 60 }];

it.each([
  [0, 20, 0],
  [10, 20, 0],
  [21, 60, 0],
  [30, 60, 20],
  [62, undefined, 20],
  [70, undefined, 60],
])('at %d s the next chapter begins at %s and the previous one at %s', (at, next, previous) => {
  expect(findNextChapter(chapters, at)?.seconds).toBe(next);
  expect(findPreviousChapter(chapters, at)?.seconds).toBe(previous);
});
