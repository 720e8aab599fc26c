/** Enough for a second of samples: the clocks of video and audio are read in steps of several milliseconds. */
const MAX_SAMPLES = 40;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/**
 * Smooths a clock that runs at a known speed: the median distance of the last samples to the clock of the page. `read` returns
 * the smoothed time at a time of the page.
 */
export const createClockFit = (speed: number) => {
  const offsets: number[] = [];
  return {
    /** Adds a sample and returns its distance to the earlier ones, in seconds. */
    add: (pageTime: number, time: number): number => {
      const offset = time - pageTime * speed;
      const distance = offsets.length > 0 ? offset - median(offsets) : 0;
      offsets.push(offset);
      if (offsets.length > MAX_SAMPLES) offsets.shift();
      return distance;
    },
    read: (pageTime: number): number => median(offsets) + pageTime * speed,
  };
};

export type ClockFit = ReturnType<typeof createClockFit>;
