import { z } from 'zod';
import { listOf, success, successWith } from '../../api/response.ts';
import { students } from '../../api/roles.ts';
import { BoundedPageQuery, Id, IdParams, toBoundedPage } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { loadTestimonials } from './load-testimonials.ts';
import { withPublicNames } from './named-reviews.ts';
import { CourseReviews, OwnReviewState, Testimonial, WrittenReview } from './review-response.ts';

const pageSize = 10;
const maxPageSize = 50;

const ReviewPageQuery = BoundedPageQuery.extend({
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(pageSize),
});

const noCounts: readonly number[] = [0, 0, 0, 0, 0];

const CourseParams = z.object({ courseId: Id });

/** Of code units; one letter of 2,000 can have several. */
const maxTextLength = 20_000;

const ReviewForm = z
  .object({
    rating: z.number().int().min(1, 'From 1 to 5').max(5, 'From 1 to 5'),
    text: z.string().trim().min(1, 'This is required').max(maxTextLength).meta({
      description: '10 to 2,000 letters as people count them; learning checks them',
    }),
  })
  .meta({ id: 'ReviewForm' });

export const courseReviewRoutes: readonly Route[] = [
  route.get('/course/{id}/reviews', {
    summary: 'The visible reviews of a course, newest first, 10 a page, with their average and distribution',
    roles: 'anybody',
    noOwner: 'public',
    params: IdParams,
    query: ReviewPageQuery,
    response: CourseReviews,
    handle: async ({ params, query, caller }, deps) => {
      const request = { courseId: params.id, ...toBoundedPage(query) };
      const { reviews, summary, next } = await deps.reviews.listCourseReviews(request);
      return {
        reviews: await withPublicNames(deps, reviews, caller),
        counts: summary?.counts ?? noCounts,
        next,
      };
    },
  }),
  route.get('/testimonials', {
    summary:
      'Three of the newest reviews with five stars, of different courses, in the language of the page first',
    roles: 'anybody',
    response: listOf(Testimonial, 'testimonials'),
    handle: async ({ language }, deps) => ({ testimonials: await loadTestimonials(deps, language) }),
  }),
  route.get('/learning/review/{courseId}', {
    summary: "The caller's review of a course, and whether the caller may write it",
    roles: students,
    noOwner: 'service',
    params: CourseParams,
    response: OwnReviewState,
    handle: ({ params }, { reviews }) => reviews.getOwnReview({ courseId: params.courseId }),
  }),
  route.put('/learning/review/{courseId}', {
    summary: "Writes or changes the caller's review after a third of the lessons; a repeat changes nothing",
    roles: students,
    noOwner: 'service',
    params: CourseParams,
    body: ReviewForm,
    response: successWith('Review saved successfully', WrittenReview),
    handle: ({ params, body }, { reviews }) =>
      reviews.saveReview({ courseId: params.courseId, rating: body.rating, content: body.text }),
  }),
  route.delete('/learning/review/{courseId}', {
    summary: "Deletes the caller's review unless it is hidden; a repeat changes nothing",
    roles: students,
    noOwner: 'service',
    params: CourseParams,
    response: success,
    handle: ({ params }, { reviews }) => reviews.deleteReview({ courseId: params.courseId }),
  }),
];
