import { isWatched, resumePosition } from './progress.ts';

it.each([
  [0, 60, false],
  [56, 60, false],
  [57, 60, true],
  [60, 60, true],
  [5, 0, false],
])('at %d of %d seconds a lesson is watched: %s', (seconds, duration, watched) => {
  expect(isWatched(seconds, duration)).toBe(watched);
});

it('playback resumes at the saved position, and at 0 after a watched lesson', () => {
  expect(resumePosition(12, 60)).toBe(12);
  expect(resumePosition(59, 60)).toBe(0);
  expect(resumePosition(500, 0)).toBe(0);
});
