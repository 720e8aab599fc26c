/** Delay before a crashed part is restarted: 0.2 s, doubled at each crash in a row, at most 10 s. */
export const restartDelayMs = (deathsInARow: number): number =>
  Math.min(10_000, 200 * 2 ** Math.max(0, deathsInARow - 1));

/** After this uptime, in milliseconds, earlier crashes no longer count. */
export const stableAfterMs = 30_000;

/** The number of crashes in a row after another one, for a part with this uptime in milliseconds. */
export const countCrash = (deathsBefore: number, upFor: number): number =>
  upFor >= stableAfterMs ? 1 : deathsBefore + 1;
