import { isLessonCompleted, isWatched, resumePosition } from './progress.ts';

it.each([
  [0, 60, false],
  [53, 60, false],
  [54, 60, true],
  [60, 60, true],
  [5, 0, false],
])('at %d of %d seconds a lesson is watched: %s', (seconds, duration, watched) => {
  expect(isWatched(seconds, duration)).toBe(watched);
});

it.each([
  [12, 60, 12],
  [55, 60, 55],
  [57, 60, 0],
  [500, 60, 0],
  [500, 0, 0],
])('after second %d of %d playback resumes at %d', (seconds, duration, expected) => {
  expect(resumePosition(seconds, duration)).toBe(expected);
});

const now = new Date();
it.each([
  ['without progress', undefined, false],
  ['that is started', { completed_at: null, marked_at: null }, false],
  ['that is watched', { completed_at: now, marked_at: null }, true],
  ['that is marked', { completed_at: null, marked_at: now }, true],
])('a lesson %s is done: %s', (_, progress, done) => expect(isLessonCompleted(progress)).toBe(done));
