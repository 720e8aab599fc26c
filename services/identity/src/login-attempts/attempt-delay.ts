const second = 1000;
const minute = 60 * second;

/** Attempts before further attempts must wait. */
export const freeAttempts = 10;

/** The delay after the last free attempt. Each further attempt doubles it, up to `maxDelayMs`. */
export const firstDelayMs = second;
export const maxDelayMs = 15 * minute;

/** The count decreases by one in this time, so that endless guesses are possible at most every 15 minutes. */
export const decayPerAttemptMs = 15 * minute;

/** After this time without an attempt the count is 0: the longest delay keeps the count below 21. */
export const fullDecayMs = 21 * decayPerAttemptMs;

/** The count after `ms` milliseconds. A negative time, from a clock that went back, changes nothing. */
export const countAfter = (count: number, ms: number): number =>
  Math.max(0, count - Math.max(0, ms) / decayPerAttemptMs);

/** Milliseconds between the last counted attempt and the next one. A part of an attempt counts, because the count decreases continuously. */
export const delayAfter = (count: number): number =>
  count <= freeAttempts - 1 ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (count - freeAttempts));

/** Whole seconds until the next attempt is allowed, `ms` milliseconds after the last one; 0 if it is allowed now. */
export const secondsUntilNextAttempt = (count: number, ms: number): number =>
  Math.ceil(Math.max(0, delayAfter(count) - Math.max(0, ms)) / second);
