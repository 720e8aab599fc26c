/** A lesson counts as watched at 95 % of its length. A lesson without a known length is never watched. */
export const isWatched = (seconds: number, durationSeconds: number): boolean =>
  durationSeconds > 0 && seconds * 20 >= durationSeconds * 19;

/** The second at which playback resumes: 0 if the lesson is watched, and never more than the length. */
export const resumePosition = (seconds: number, durationSeconds: number): number =>
  isWatched(seconds, durationSeconds) ? 0 : Math.min(seconds, Math.max(durationSeconds, 0));
