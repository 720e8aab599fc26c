/** What decides whether a student may write a review (decision B64). */
export interface Study {
  /** Bought, and not fully refunded. Access may have ended. */
  readonly isPurchased: boolean;
  readonly hasReview: boolean;
  /** Lessons of the course, and those that the student has watched. A mark by hand does not count. */
  readonly lessons: number;
  readonly watched: number;
}

export type ReviewRight = 'granted' | 'watch-more' | 'not-bought';

/** A third of the lessons, rounded up; a course without lessons cannot be judged. */
export const countNeededLessons = (lessons: number): number => Math.max(1, Math.ceil(lessons / 3));

/** Lessons that are added later do not take the right to change an existing review. */
export const findReviewRight = ({ isPurchased, hasReview, lessons, watched }: Study): ReviewRight => {
  if (!isPurchased) return 'not-bought';
  return hasReview || watched >= countNeededLessons(lessons) ? 'granted' : 'watch-more';
};
