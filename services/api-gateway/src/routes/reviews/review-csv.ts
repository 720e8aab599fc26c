import type { Caller } from '@sargam/chassis/caller';
import type { ListReviewsRequest } from '@sargam/proto/learning/v1/reviews';
import { type Language, localize } from '../../api/language.ts';
import { csvColumn } from '../../csv/csv-columns.ts';
import { csvChunks, csvPageSize, keysetPages } from '../../csv/csv-pages.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { toStaffRows } from './named-reviews.ts';
import type { StaffReviewRow } from './review-response.ts';

const { text, instant } = csvColumn;

const columns = [
  instant<StaffReviewRow>({ en: 'Date', bn: 'তারিখ' }, ({ review }) => review.writtenAt),
  text<StaffReviewRow>({ en: 'Course', bn: 'কোর্স' }, ({ course }, language) =>
    localize(course?.title, language),
  ),
  text<StaffReviewRow>({ en: 'Name', bn: 'নাম' }, ({ name }) => name),
  text<StaffReviewRow>({ en: 'Email', bn: 'ইমেইল' }, ({ email }) => email),
  text<StaffReviewRow>({ en: 'Stars', bn: 'তারকা' }, ({ review }) => String(review.rating)),
  text<StaffReviewRow>({ en: 'Review', bn: 'রিভিউ' }, ({ review }) => review.content),
  text<StaffReviewRow>({ en: 'Answer', bn: 'উত্তর' }, ({ review }) => review.answer),
  instant<StaffReviewRow>({ en: 'Hidden on', bn: 'লুকানোর তারিখ' }, ({ review }) => review.hiddenAt),
  text<StaffReviewRow>({ en: 'Reason', bn: 'কারণ' }, ({ review }) => review.hideReason),
];

/** All reviews that match. */
export const reviewCsv = (
  deps: HandlerDeps,
  filter: Pick<ListReviewsRequest, 'state' | 'courseId' | 'rating'>,
  caller: Caller,
  language: Language,
) => {
  const page = { page: 1, limit: csvPageSize };
  const pages = keysetPages(
    async (after: string | undefined) => {
      const request = { ...filter, page, after: after ?? '' };
      return toStaffRows(deps, (await deps.reviews.listReviews(request)).reviews, caller);
    },
    ({ review }) => review.id,
  );
  return csvChunks(columns, pages, language);
};
