import type { Caller } from '@sargam/chassis/caller';
import type { Review } from '@sargam/proto/learning/v1/reviews';
import { z } from 'zod';
import { boundedListOf, successWith } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { IdParams, toBoundedPage } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { toStaffRows } from './named-reviews.ts';
import { reviewCsv } from './review-csv.ts';
import { StaffReview, StaffReviewQuery, type StaffReviewRow, toReviewFilter } from './review-response.ts';

const AnswerForm = z
  .object({ text: z.string().trim().min(1, 'This is required').max(20_000) })
  .meta({ id: 'ReviewAnswerForm' });
const HideForm = z
  .object({ reason: z.string().trim().min(1, 'This is required').max(500) })
  .meta({ id: 'ReviewHideForm' });

const toRow = async (deps: HandlerDeps, review: Review, caller: Caller): Promise<StaffReviewRow> => {
  const [row] = await toStaffRows(deps, [review], caller);
  return row ?? { review, name: '', isOwn: false, email: '', course: undefined };
};

const instructors = ['instructor'] as const;

export const staffReviewRoutes: readonly Route[] = [
  route.get('/reviews/', {
    summary: 'Reviews of all courses, for instructors of their own courses; newest first, 20 a page',
    roles: ['admin', 'instructor'],
    query: StaffReviewQuery,
    response: boundedListOf(StaffReview, 'reviews'),
    handle: async ({ query, caller }, deps) => {
      const request = { ...toBoundedPage(query), ...toReviewFilter(query) };
      const { reviews, ...page } = await deps.reviews.listReviews(request);
      return { ...page, reviews: await toStaffRows(deps, reviews, caller) };
    },
    csv: {
      name: 'reviews',
      open: ({ query, language, caller }, deps) => reviewCsv(deps, toReviewFilter(query), caller, language),
    },
  }),
  route.put('/reviews/answer/{id}', {
    summary: 'Answers a review of an own course, or changes the answer; a repeat changes nothing',
    roles: instructors,
    noOwner: 'service',
    params: IdParams,
    body: AnswerForm,
    response: successWith('Answer saved successfully', StaffReview),
    handle: async ({ params, body, caller }, deps) =>
      toRow(deps, await deps.reviews.saveReviewAnswer({ reviewId: params.id, answer: body.text }), caller),
  }),
  route.delete('/reviews/answer/{id}', {
    summary: 'Deletes the answer to a review of an own course; a repeat changes nothing',
    roles: instructors,
    noOwner: 'service',
    params: IdParams,
    response: successWith('Answer deleted successfully', StaffReview),
    handle: async ({ params, caller }, deps) =>
      toRow(deps, await deps.reviews.deleteReviewAnswer({ reviewId: params.id }), caller),
  }),
  route.post('/reviews/hide/{id}', {
    summary: 'Hides a review with a reason; a repeat changes nothing',
    roles: admins,
    noOwner: 'staff',
    params: IdParams,
    body: HideForm,
    response: successWith('Review hidden successfully', StaffReview),
    handle: async ({ params, body, caller }, deps) =>
      toRow(deps, await deps.reviews.hideReview({ reviewId: params.id, reason: body.reason }), caller),
  }),
  route.post('/reviews/restore/{id}', {
    summary: 'Shows a hidden review again; a repeat changes nothing',
    roles: admins,
    noOwner: 'staff',
    params: IdParams,
    response: successWith('Review restored successfully', StaffReview),
    handle: async ({ params, caller }, deps) =>
      toRow(deps, await deps.reviews.restoreReview({ reviewId: params.id }), caller),
  }),
];
