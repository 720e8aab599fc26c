/** A lesson counts as watched once nineteen twentieths of it have been reached: the last notes ring out. */
export const isWatched = (seconds: number, durationSeconds: number): boolean =>
  durationSeconds > 0 && seconds * 20 >= durationSeconds * 19;

/** Where to go on: from the beginning once a lesson has been watched to its end, never beyond it. */
export const stoppedAt = (seconds: number, durationSeconds: number): number =>
  isWatched(seconds, durationSeconds) ? 0 : Math.min(seconds, Math.max(durationSeconds, 0));
