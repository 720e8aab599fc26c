import { nearest } from '../practice/loop/nearest.ts';
import { type BeatGrid, beatAt, timeOfBeat } from '../practice/metronome/beat-grid.ts';
import type { BarTicks } from './score-types.ts';

/** Ticks of a score in a quarter note. */
const TICKS_PER_QUARTER = 960;

/** A played bar with its start and end in the video, in seconds. */
export type PlayedBar = BarTicks & { readonly startTime: number; readonly endTime: number };

/** How the ticks of a score lie in the video: the score starts at the first beat of the lesson (decision B82). */
export type ScoreClock = { readonly grid: BeatGrid; readonly ticksPerBeat: number };

/** The lower number of the metre says which note is one beat of the lesson; 4 without a metre. */
export const createScoreClock = (grid: BeatGrid, metre: string | null): ScoreClock => ({
  grid,
  ticksPerBeat: (TICKS_PER_QUARTER * 4) / (Number(metre?.split('/')[1]) || 4),
});

/** The position of a tick in the video, in seconds. */
export const timeOfTick = ({ grid, ticksPerBeat }: ScoreClock, tick: number): number =>
  timeOfBeat(grid, tick / ticksPerBeat);

/** The tick at a position in the video, with its fraction. */
export const tickAt = ({ grid, ticksPerBeat }: ScoreClock, seconds: number): number =>
  beatAt(grid, seconds) * ticksPerBeat;

export const listPlayedBars = (clock: ScoreClock, ticks: readonly BarTicks[]): readonly PlayedBar[] =>
  ticks.map((bar) => ({
    ...bar,
    startTime: timeOfTick(clock, bar.start),
    endTime: timeOfTick(clock, bar.end),
  }));

/** A video that was sent to the start of a bar reports a position that can be lower by its rounding. */
const SAME_TIME_S = 0.001;

/** The number of the played bar at a position in the video. Before the score the first one, after it the last one. */
export const findPlayedBar = (bars: readonly PlayedBar[], seconds: number): number =>
  Math.max(
    0,
    bars.findLastIndex(({ startTime }) => startTime <= seconds + SAME_TIME_S),
  );

/** Where a bar of the score starts in the video; of a repeated bar the start that is nearest to a position. */
export const nearestStart = (bars: readonly PlayedBar[], bar: number, seconds: number): number | undefined =>
  nearest(
    bars.filter((played) => played.bar === bar).map(({ startTime }) => startTime),
    seconds,
  );

/** Within this time after its start, going back seeks to the bar before. */
const RESTART_S = 0.5;

/** Where the bar after or before a position starts. Going back seeks to the start of the current bar first. */
export const stepToBar = (
  bars: readonly PlayedBar[],
  seconds: number,
  isForward: boolean,
): number | undefined =>
  isForward
    ? bars.find(({ startTime }) => startTime > seconds + SAME_TIME_S)?.startTime
    : (bars.findLast(({ startTime }) => startTime + RESTART_S < seconds) ?? bars[0])?.startTime;

/** The bar lines within the video in ascending order, for loops. A loop ends before the video, because a video that ends stops. */
export const listBarLines = (bars: readonly PlayedBar[], lastLoopEnd: number): readonly number[] => {
  const last = bars.at(-1);
  const lines = last ? [...bars.map(({ startTime }) => startTime), last.endTime] : [];
  return lines.filter((line) => line >= 0 && line <= lastLoopEnd);
};
