import { play } from '@sargam/kit/player';
import type { Loop } from './loop.ts';

/** The jump starts at this distance from the end, because a timer cannot hit a point exactly. */
const JUMP_EARLY_S = 0.004;
/** Timers of a hidden page run once a second. Farther behind the end the user has left the loop on purpose. */
const BEHIND_END_S = 2;
const LONGEST_WAIT_MS = 250;

const checkEvents = ['playing', 'seeked', 'ratechange', 'timeupdate'] as const;

/**
 * Jumps to the start whenever playback reaches the end. Returns a function that stops this. `timeupdate` comes every 250 ms only,
 * so a timer waits for the end; its length is calculated from the video's own clock and speed.
 */
export const repeatLoop = (video: HTMLVideoElement, { start, end }: Loop, onRound: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const jump = (): void => {
    video.currentTime = start;
    onRound();
  };
  const check = (): void => {
    clearTimeout(timer);
    if (video.paused || video.seeking) return;
    const left = end - video.currentTime;
    if (left <= -BEHIND_END_S) return;
    if (left <= JUMP_EARLY_S) jump();
    else timer = setTimeout(check, Math.min(LONGEST_WAIT_MS, (left * 1000) / video.playbackRate));
  };
  // A loop may end with the video, which then stops.
  const onEnded = (): void => {
    jump();
    play(video);
  };
  for (const name of checkEvents) video.addEventListener(name, check);
  video.addEventListener('ended', onEnded);
  check();
  return (): void => {
    clearTimeout(timer);
    for (const name of checkEvents) video.removeEventListener(name, check);
    video.removeEventListener('ended', onEnded);
  };
};
