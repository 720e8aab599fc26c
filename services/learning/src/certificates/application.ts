/** What a student has completed of a course. */
export interface CourseCompletion {
  /** Purchased and not fully refunded. Access may have ended since. */
  readonly isPurchased: boolean;
  readonly lessonCount: number;
  readonly finishedCount: number;
}

/** Why a student cannot apply for a certificate yet. */
export type IneligibilityReason = 'not-bought' | 'no-lessons' | 'unfinished';

/** A student may apply at 100 % of the lessons (decision C7). A course without lessons has no certificate. */
export const findIneligibilityReason = ({
  isPurchased,
  lessonCount,
  finishedCount,
}: CourseCompletion): IneligibilityReason | undefined => {
  if (!isPurchased) return 'not-bought';
  if (lessonCount === 0) return 'no-lessons';
  return finishedCount < lessonCount ? 'unfinished' : undefined;
};
