import { type ApiSchemas, apiGet, queryClient } from '@sargam/kit';

export type CourseReviews = ApiSchemas['CourseReviews'];
export type CourseReview = ApiSchemas['CourseReview'];
export type OwnReview = ApiSchemas['OwnReview'];
export type WrittenReview = NonNullable<OwnReview['review']>;

/** Ten reviews; `after` is the `next` of the page before. */
export const courseReviewsQuery = (id: string, after?: string) =>
  apiGet('/course/{id}/reviews', { path: { id }, query: { ...(after && { after }) } });

export const ownReviewQuery = (courseId: string) =>
  apiGet('/learning/review/{courseId}', { path: { courseId } });

/** Requests the reviews, the caller's own one and the rating of the course again. */
export const refetchReviews = (course: string): Promise<void> => {
  const starts = [`/course/${course}/`, `/learning/review/${course}`];
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path] }) => starts.some((start) => String(path).startsWith(start)),
  });
};
