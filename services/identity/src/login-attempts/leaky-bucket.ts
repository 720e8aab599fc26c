/** Capacity of the bucket: failed attempts before further attempts must wait. */
export const maxAttempts = 10;

/** Attempts that leak per millisecond. A full bucket is empty after 15 minutes. */
export const leakPerMs = maxAttempts / (15 * 60_000);

/** The level after `ms` milliseconds. A negative time, from a clock that went back, changes nothing. */
export const levelAfter = (level: number, ms: number): number =>
  Math.max(0, level - Math.max(0, ms) * leakPerMs);

/** Whole seconds until the next attempt is allowed; 0 if it is allowed now. */
export const secondsUntilNextAttempt = (level: number): number =>
  Math.max(0, Math.ceil((level + 1 - maxAttempts) / leakPerMs / 1000));
