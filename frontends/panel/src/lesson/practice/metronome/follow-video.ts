import type { BeatGrid } from './beat-grid.ts';
import { planClicks } from './click-plan.ts';
import { createClickQueue } from './click-queue.ts';
import { trackClocks } from './track-clocks.ts';

const INTERVAL_MS = 20;
/** While the start of playback is awaited; the beat at the start of a loop is soon after it. */
const START_INTERVAL_MS = 5;
/** Covers long tasks of the page. Planned clicks are cancelled when the video pauses or jumps. */
const AHEAD_S = 0.25;

const stopEvents = ['pause', 'seeking', 'waiting', 'emptied'] as const;
const startEvents = ['play', 'seeked'] as const;

type Options = {
  readonly video: HTMLVideoElement;
  readonly audio: AudioContext;
  readonly grid: BeatGrid;
  /** The position at which playback jumps back. */
  readonly readEnd: () => number;
};

/**
 * Plays a click at each beat of the grid while the video plays, until the returned function is called. Each time of a click is
 * calculated from the clocks of video and audio, so that errors do not add up at any speed.
 */
export const followVideo = ({ video, audio, grid, readEnd }: Options): (() => void) => {
  const queue = createClickQueue(audio);
  const clocks = trackClocks(video, audio, grid, queue.cancel);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    clearTimeout(timer);
    const reading = clocks.read();
    if (reading) {
      const plan = planClicks({ grid, ...reading, next: reading.run.next, ahead: AHEAD_S, end: readEnd() });
      reading.run.next = plan.next;
      for (const { at, accent } of plan.clicks) queue.add(at, accent);
    }
    timer = setTimeout(tick, clocks.isStarting() ? START_INTERVAL_MS : INTERVAL_MS);
  };
  const onStop = (): void => clocks.end(true);
  const onRate = (): void => clocks.end(false);
  for (const name of stopEvents) video.addEventListener(name, onStop);
  for (const name of startEvents) video.addEventListener(name, tick);
  video.addEventListener('ratechange', onRate);
  tick();
  return () => {
    clearTimeout(timer);
    for (const name of stopEvents) video.removeEventListener(name, onStop);
    for (const name of startEvents) video.removeEventListener(name, tick);
    video.removeEventListener('ratechange', onRate);
    queue.cancel();
    queue.close();
  };
};
