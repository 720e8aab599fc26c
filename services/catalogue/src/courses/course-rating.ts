import type { CourseRating } from './course.ts';
import type { CourseModel } from './course-document.ts';

/** Saves the rating of a course unless a newer one is stored, so events may arrive more than once and in any order. */
export const saveRating = async (
  model: CourseModel,
  courseId: string,
  rating: CourseRating,
): Promise<void> => {
  await model.updateOne(
    { _id: courseId, $or: [{ rating: null }, { 'rating.version': { $lt: rating.version } }] },
    { $set: { rating } },
  );
};

/** The rating with the greater version. */
export const newerRating = (
  one: CourseRating | undefined,
  other: CourseRating | undefined,
): CourseRating | undefined => ((one?.version ?? 0) >= (other?.version ?? 0) ? one : other);
