import { readAudibleTime } from './audio-clock.ts';
import { type BeatGrid, nextBeatAt } from './beat-grid.ts';
import type { ClockPair } from './click-plan.ts';
import { type ClockFit, createClockFit } from './clock-fit.ts';
import { createVideoClock, type VideoClock } from './video-clock.ts';

/** A larger distance is a jump of the video or of the audio clock, and not the coarseness of its readings. */
const JUMP_S = 0.04;

/** One stretch of playback without a jump. `next` is the first beat without a planned click. */
type Run = { clock: VideoClock; audio: ClockFit; next: number; isStart: boolean };

type Reading = { run: Run; clocks: ClockPair };

/** Reads the clocks of video and audio during a stretch of playback. `onJump` is called at its end. */
export const trackClocks = (
  video: HTMLVideoElement,
  audio: AudioContext,
  grid: BeatGrid,
  onJump: () => void,
) => {
  let run: Run | undefined;
  let lag: number | undefined;
  let isStart = video.paused;
  /** `startsAgain`: playback stops and starts, so its first reports are ahead of the sound. */
  const end = (startsAgain: boolean): void => {
    run = undefined;
    isStart = startsAgain;
    onJump();
  };
  const begin = (): Run => ({
    clock: createVideoClock({ rate: video.playbackRate, lag: isStart ? lag : undefined }),
    audio: createClockFit(1),
    next: nextBeatAt(grid, video.currentTime),
    isStart,
  });
  /** Undefined while the audible position is not known. */
  const read = (): Reading | undefined => {
    if (video.paused || video.seeking) return undefined;
    run ??= begin();
    const pageTime = performance.now() / 1000;
    const audible = readAudibleTime(audio);
    const distances = [
      run.clock.add(pageTime, video.currentTime),
      run.audio.add(audible.pageTime, audible.audioTime),
    ];
    if (distances.some((distance) => Math.abs(distance) > JUMP_S)) {
      end(false);
      return undefined;
    }
    if (run.isStart) lag = run.clock.readLag() ?? lag;
    const position = run.clock.read(pageTime);
    if (position === undefined) return undefined;
    return {
      run,
      clocks: { position, audioTime: run.audio.read(pageTime), rate: video.playbackRate },
    };
  };
  return { read, end, isStarting: (): boolean => run?.clock.hasStarted() === false };
};
