/** Tries that an account forgives before it asks for patience. */
export const maxAttempts = 10;

/** So many tries are forgiven in a millisecond: all of them in a quarter of an hour. */
export const leakPerMs = maxAttempts / (15 * 60_000);

/** What is left of `level` after some time. */
export const levelAfter = (level: number, ms: number): number =>
  Math.max(0, level - Math.max(0, ms) * leakPerMs);

/** Whole seconds until one more try is let through; 0 when it is now. */
export const secondsUntilNextAttempt = (level: number): number =>
  Math.max(0, Math.ceil((level + 1 - maxAttempts) / leakPerMs / 1000));
