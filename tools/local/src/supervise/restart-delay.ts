/** How long a part that died waits before its next start: 0.2 s, doubled at each death, 10 s at most. */
export const restartDelayMs = (deathsInARow: number): number =>
  Math.min(10_000, 200 * 2 ** Math.max(0, deathsInARow - 1));

/** A part that stayed up this long is well again: its next death is its first. */
export const stableAfterMs = 30_000;

/** Deaths in a row after one more, for a part that had stayed up for this long (milliseconds). */
export const countCrash = (deathsBefore: number, upFor: number): number =>
  upFor >= stableAfterMs ? 1 : deathsBefore + 1;
