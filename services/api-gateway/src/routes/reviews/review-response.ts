import type { CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import type { OwnReview, Review, ReviewRight, ReviewState } from '@sargam/proto/learning/v1/reviews';
import { z } from 'zod';
import { enumNames } from '../../api/enum-names.ts';
import {
  each,
  field,
  flag,
  instant,
  instantOrNull,
  integer,
  localized,
  orNull,
  responseOf,
  text,
  textOrNull,
} from '../../api/response.ts';
import { BoundedPageQuery, Id } from '../../api/schemas.ts';

export interface NamedReview {
  readonly review: Review;
  /** Empty for an unknown person. */
  readonly name: string;
  /** Whether the caller wrote the review. */
  readonly isOwn: boolean;
}

const Answer = responseOf<Review>('ReviewAnswer')({
  text: text((review) => review.answer),
  answeredAt: instant((review) => review.answeredAt),
});

const answerOf = (review: Review): Review | undefined => (review.answer === '' ? undefined : review);

const CourseReview = responseOf<NamedReview>('CourseReview')({
  _id: text(({ review }) => review.id),
  rating: integer(({ review }) => review.rating, 'From 1 to 5'),
  text: text(({ review }) => review.content),
  name: text(({ name }) => name, 'First name with the initial of the last name; empty if it is not known'),
  writtenAt: instant(({ review }) => review.writtenAt),
  edited: flag(({ review }) => review.editedAt !== undefined),
  answer: orNull(Answer, ({ review }) => answerOf(review)),
  own: flag(({ isOwn }) => isOwn, 'Whether the caller wrote the review'),
});

export interface CourseReviewList {
  readonly reviews: readonly NamedReview[];
  /** Reviews with one star to five stars. */
  readonly counts: readonly number[];
  readonly next: string;
}

const countAll = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** With two decimals; null without a review. */
export const toAverage = (stars: number, reviews: number): number | null =>
  reviews === 0 ? null : Math.round((stars / reviews) * 100) / 100;

export const Average = z
  .number()
  .nullable()
  .meta({ description: 'Average stars with two decimals; null without a review' });

export const CourseReviews = responseOf<CourseReviewList>('CourseReviews')({
  data: each(CourseReview, ({ reviews }) => reviews),
  total: integer(({ counts }) => countAll(counts), 'Number of visible reviews'),
  average: field(Average, ({ counts }) =>
    toAverage(
      counts.reduce((sum, count, index) => sum + count * (index + 1), 0),
      countAll(counts),
    ),
  ),
  counts: field(
    z.array(z.number().int()).length(5).meta({ description: 'Reviews with one star to five stars' }),
    ({ counts }) => [...counts],
  ),
  next: textOrNull(({ next }) => next, 'The `after` of the next page; null on the last page'),
});

export const WrittenReview = responseOf<Review>('WrittenReview')({
  _id: text((review) => review.id),
  rating: integer((review) => review.rating),
  text: text((review) => review.content),
  writtenAt: instant((review) => review.writtenAt),
  answer: orNull(Answer, answerOf),
  hidden: flag((review) => review.hiddenAt !== undefined),
  hideReason: textOrNull((review) => review.hideReason),
});

const rights = enumNames<ReviewRight>()(
  {
    REVIEW_RIGHT_GRANTED: 'granted',
    REVIEW_RIGHT_WATCH_MORE: 'watch-more',
    REVIEW_RIGHT_NOT_BOUGHT: 'not-bought',
  },
  'not-bought',
);

export const OwnReviewState = responseOf<OwnReview>('OwnReview')({
  review: orNull(WrittenReview, ({ review }) => review),
  right: field(
    rights.schema.meta({ description: 'Whether the caller may write the review or change it' }),
    ({ right }) => rights.nameOf(right),
  ),
  lessonsWatched: integer(({ lessonsWatched }) => lessonsWatched),
  lessonsNeeded: integer(({ lessonsNeeded }) => lessonsNeeded, 'Watched lessons before a first review'),
});

export interface StaffReviewRow extends NamedReview {
  /** Empty for instructors. */
  readonly email: string;
  readonly course: CourseSummary | undefined;
}

export const StaffReview = responseOf<StaffReviewRow>('StaffReview')({
  _id: text(({ review }) => review.id),
  courseId: text(({ review }) => review.courseId),
  courseName: localized(({ course }) => course?.title),
  userId: text(({ review }) => review.studentId),
  userName: text(({ name }) => name),
  userEmail: text(({ email }) => email, 'Only for admins'),
  rating: integer(({ review }) => review.rating),
  text: text(({ review }) => review.content),
  writtenAt: instant(({ review }) => review.writtenAt),
  editedAt: instantOrNull(({ review }) => review.editedAt),
  answer: orNull(Answer, ({ review }) => answerOf(review)),
  hiddenAt: instantOrNull(({ review }) => review.hiddenAt),
  hideReason: textOrNull(({ review }) => review.hideReason),
});

export interface NamedTestimonial extends NamedReview {
  readonly course: CourseSummary;
}

export const Testimonial = responseOf<NamedTestimonial>('Testimonial')({
  _id: text(({ review }) => review.id),
  text: text(({ review }) => review.content),
  name: text(({ name }) => name, 'First name with the initial of the last name; empty if it is not known'),
  courseId: text(({ course }) => course.id),
  courseName: localized(({ course }) => course.title),
});

const states = enumNames<ReviewState>()({
  REVIEW_STATE_VISIBLE: 'visible',
  REVIEW_STATE_HIDDEN: 'hidden',
  REVIEW_STATE_UNANSWERED: 'unanswered',
});

const pageSize = 20;

export const StaffReviewQuery = BoundedPageQuery.extend({
  limit: BoundedPageQuery.shape.limit.default(pageSize),
  state: states.schema.optional(),
  course: Id.optional(),
  rating: z.enum(['1', '2', '3', '4', '5']).transform(Number).optional(),
});

export const toReviewFilter = ({ state, course = '', rating = 0 }: z.output<typeof StaffReviewQuery>) => ({
  state: state ? states.valueOf(state) : ('REVIEW_STATE_UNSPECIFIED' as const),
  courseId: course,
  rating,
});
