import { createClockFit } from './clock-fit.ts';

/**
 * After a start or a jump a browser reports about 20 ms of progress and then stands still until the sound is audible. After this
 * time the reports are right.
 */
const SETTLE_S = 0.15;
const ENOUGH_SAMPLES = 3;

type Options = {
  readonly rate: number;
  /** How much the first report is ahead of the sound, as measured after an earlier start; undefined if it is not known. */
  readonly lag?: number;
};

/** The audible position of a video that starts to play. All times are in seconds; `pageTime` is the clock of the page. */
export const createVideoClock = ({ rate, lag }: Options) => {
  const settled = createClockFit(rate);
  let samples = 0;
  let before: number | undefined;
  let start: { pageTime: number; offset: number } | undefined;
  return {
    /** Adds a report of the browser and returns its distance to the earlier ones. */
    add: (pageTime: number, position: number): number => {
      before ??= position;
      if (position === before && !start) return 0;
      start ??= { pageTime, offset: position - pageTime * rate };
      if (pageTime - start.pageTime < SETTLE_S) return 0;
      samples += 1;
      return settled.add(pageTime, position);
    },
    hasStarted: (): boolean => start !== undefined,
    /** Undefined as long as the audible position is not known. */
    read: (pageTime: number): number | undefined => {
      if (samples >= ENOUGH_SAMPLES) return settled.read(pageTime);
      return start && lag !== undefined ? start.offset + (pageTime - lag) * rate : undefined;
    },
    /** How much the first report was ahead of the sound; undefined before the reports are right. */
    readLag: (): number | undefined =>
      start && samples >= ENOUGH_SAMPLES ? (start.offset - settled.read(0)) / rate : undefined,
  };
};

export type VideoClock = ReturnType<typeof createVideoClock>;
