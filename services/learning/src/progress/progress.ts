/** A lesson counts as watched at 90 % of its length. A lesson without a known length is never watched. */
export const isWatched = (seconds: number, durationSeconds: number): boolean =>
  durationSeconds > 0 && seconds * 10 >= durationSeconds * 9;

/** From 95 % on, the next visit starts at the beginning. */
const isAtEnd = (seconds: number, durationSeconds: number): boolean => seconds * 20 >= durationSeconds * 19;

/** The second at which playback resumes: 0 at the end of the lesson, and for a lesson without a known length. */
export const resumePosition = (seconds: number, durationSeconds: number): number =>
  isAtEnd(seconds, durationSeconds) ? 0 : seconds;

interface LessonProgress {
  readonly completed_at: Date | null;
  readonly marked_at: Date | null;
}

/** Watched, or marked as done by the student. */
export const isLessonCompleted = (progress: LessonProgress | undefined): boolean =>
  (progress?.completed_at ?? progress?.marked_at ?? null) !== null;
