import { type ClockSample, measureBeatErrors } from './beat-errors.ts';

/** A video at half speed from 2 s on, and an audio clock that is 50 ms behind the page. */
const samples: ClockSample[] = Array.from({ length: 1_000 }, (_, i) => ({
  page: i * 7,
  video: 2 + (i * 7 * 0.5) / 1000,
  audioOffset: -50,
}));

it('a click on a beat has no error, and a late click its delay', () => {
  // Beats every 500 ms of the video, so every second of the page; the first one is at 0 ms.
  const clicks = [1_000 - 50, 2_000 - 50 + 8, 3_000 - 50 - 3];
  const errors = measureBeatErrors({ samples, jumps: [], clicks }, 120, 0.5);
  expect(errors.map((error) => Math.round(error * 100) / 100)).toEqual([0, 8, -3]);
});

it('samples before a jump do not count for a click after it', () => {
  const jumped = samples.map((sample) => (sample.page < 2_900 ? { ...sample, video: 40 } : sample));
  const errors = measureBeatErrors({ samples: jumped, jumps: [2_900], clicks: [2_950] }, 120, 0.5);
  expect(errors.map((error) => Math.round(error))).toEqual([0]);
});
