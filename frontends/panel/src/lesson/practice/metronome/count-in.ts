import { playClick } from '@sargam/kit/click';
import { play } from '@sargam/kit/player';
import { seekTo } from '../video-actions.ts';
import { readAudibleTime } from './audio-clock.ts';
import { type BeatGrid, nextBeatAt } from './beat-grid.ts';
import { planCountIn } from './click-plan.ts';

const DELAY_S = 0.1;

type Reports = {
  /** Receives the number of the audible click, and 0 at the end. */
  readonly onCount: (number: number) => void;
  /** Called before the video plays. */
  readonly onStart: () => void;
};

/** Counts one measure and then plays the video. Returns a function that stops the count. */
const count = (
  video: HTMLVideoElement,
  audio: AudioContext,
  grid: BeatGrid,
  { onCount, onStart }: Reports,
): (() => void) => {
  const position = video.currentTime;
  const plan = planCountIn(grid, position, nextBeatAt(grid, position), video.playbackRate);
  const { audioTime, pageTime } = readAudibleTime(audio);
  const pageDelay = performance.now() / 1000 - pageTime;
  const out = audio.createGain();
  out.connect(audio.destination);
  const timers = plan.clicks.map(({ after, accent }, i) => {
    const at = audioTime + pageDelay + DELAY_S + after;
    playClick(audio, out, Math.max(at, audio.currentTime), accent);
    return setTimeout(() => onCount(i + 1), (DELAY_S + after) * 1000);
  });
  const start = (): void => {
    onStart();
    onCount(0);
    seekTo(video, position);
    play(video);
  };
  timers.push(setTimeout(start, (DELAY_S + plan.startAfter) * 1000));
  return () => {
    for (const timer of timers) clearTimeout(timer);
    out.disconnect();
    onCount(0);
  };
};

/**
 * Counts a measure before the video plays, wherever playback is started: a button, a key, the headset. Another start during the
 * count stops it. Returns a function that turns this off.
 */
export const countBeforePlaying = (
  video: HTMLVideoElement,
  openAudio: () => AudioContext,
  grid: BeatGrid,
  onCount: (number: number) => void,
): (() => void) => {
  let stop: (() => void) | undefined;
  let isCounted = false;
  const onPlay = (): void => {
    if (isCounted) {
      isCounted = false;
      return;
    }
    video.pause();
    if (stop) {
      stop();
      stop = undefined;
      return;
    }
    const onStart = (): void => {
      isCounted = true;
      stop = undefined;
    };
    stop = count(video, openAudio(), grid, { onCount, onStart });
  };
  video.addEventListener('play', onPlay);
  return () => {
    video.removeEventListener('play', onPlay);
    stop?.();
  };
};
