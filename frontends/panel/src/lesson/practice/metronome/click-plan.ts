import { type BeatGrid, placeInMeasure, timeOfBeat } from './beat-grid.ts';

/** The video and the audio clock at one moment. */
export type ClockPair = {
  /** Position in the video, in seconds. */
  readonly position: number;
  /** Time of the audio clock that is audible now, in seconds. */
  readonly audioTime: number;
  readonly rate: number;
};

export type Click = { readonly beat: number; readonly accent: boolean; readonly at: number };

type Plan = {
  readonly grid: BeatGrid;
  readonly clocks: ClockPair;
  /** The first beat that is not planned yet. */
  readonly next: number;
  /** How many seconds ahead clicks are planned. */
  readonly ahead: number;
  /** Playback jumps at this position, so later beats are not heard. */
  readonly end: number;
};

/** A beat this long ago is played at once; an earlier one is left out. */
const LATEST_S = 0.01;

/** The clicks up to the horizon, with their times on the audio clock, and the first beat that is left for later. */
export const planClicks = ({ grid, clocks, next, ahead, end }: Plan): { clicks: Click[]; next: number } => {
  const { position, audioTime, rate } = clocks;
  const until = Math.min(end, position + ahead * rate);
  const clicks: Click[] = [];
  let beat = next;
  for (; timeOfBeat(grid, beat) < until; beat += 1) {
    const delay = (timeOfBeat(grid, beat) - position) / rate;
    if (delay < -LATEST_S) continue;
    clicks.push({ beat, accent: placeInMeasure(grid, beat) === 0, at: audioTime + delay });
  }
  return { clicks, next: beat };
};

type CountIn = {
  /** Seconds from the first click. */
  readonly clicks: readonly { readonly after: number; readonly accent: boolean }[];
  /** Seconds from the first click to the start of the video. */
  readonly startAfter: number;
};

/** One measure of clicks that leads into the beat at or after the position, at the speed of the video. */
export const planCountIn = (grid: BeatGrid, position: number, nextBeat: number, rate: number): CountIn => {
  const first = nextBeat - grid.beatsPerMeasure;
  const after = (seconds: number): number => (seconds - timeOfBeat(grid, first)) / rate;
  return {
    clicks: Array.from({ length: grid.beatsPerMeasure }, (_, i) => ({
      after: after(timeOfBeat(grid, first + i)),
      accent: placeInMeasure(grid, first + i) === 0,
    })),
    startAfter: after(position),
  };
};
