import { percentile } from '../measure/generate-load.ts';

/** The clocks at one moment: page and audio in milliseconds, the video in seconds. */
export interface ClockSample {
  readonly page: number;
  readonly video: number;
  /** The audible time of the audio clock minus the time of the page. */
  readonly audioOffset: number;
}

export interface Recording {
  readonly samples: readonly ClockSample[];
  /** When playback has jumped, by the clock of the page. */
  readonly jumps: readonly number[];
  /** Times of the clicks on the audio clock, in milliseconds. */
  readonly clicks: readonly number[];
}

const NEAR_MS = 400;
const MIN_SAMPLES = 10;
/** After a jump the position of the video is ahead of its sound for so long. */
const UNSETTLED_MS = 160;

const median = (values: readonly number[]): number => percentile(values, 0.5);

/**
 * Distance in milliseconds of each click from the nearest beat. The position of the video at the time of a click is the median of
 * the samples around it, without a jump in between. Clicks without enough samples are left out.
 */
export const measureBeatErrors = (
  { samples, jumps, clicks }: Recording,
  bpm: number,
  rate: number,
): number[] => {
  const audioOffset = median(samples.map((sample) => sample.audioOffset));
  const beatMs = 60_000 / bpm;
  return clicks.flatMap((click) => {
    const page = click - audioOffset;
    const from = Math.max(...jumps.filter((jump) => jump <= page), Number.NEGATIVE_INFINITY);
    const to = Math.min(...jumps.filter((jump) => jump > page), Number.POSITIVE_INFINITY);
    const near = samples.filter(
      (sample) =>
        Math.abs(sample.page - page) < NEAR_MS && sample.page > from + UNSETTLED_MS && sample.page < to,
    );
    if (near.length < MIN_SAMPLES) return [];
    const position = median(near.map((sample) => sample.video * 1000 - sample.page * rate)) + page * rate;
    return [(position - Math.round(position / beatMs) * beatMs) / rate];
  });
};
