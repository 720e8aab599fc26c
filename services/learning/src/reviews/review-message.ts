import { keyForValue } from '@sargam/chassis/lookup';
import {
  Review,
  ReviewRight as RightMessage,
  ReviewState as StateMessage,
} from '@sargam/proto/learning/v1/reviews';
import type { ReviewRight } from './review-right.ts';
import type { ReviewRow, ReviewState } from './review-store.ts';

export const toReviewMessage = (row: ReviewRow): Review => ({
  id: row.id,
  courseId: row.course_id,
  studentId: row.student_id,
  rating: row.rating,
  content: row.content,
  writtenAt: row.written_at,
  editedAt: row.edited_at ?? undefined,
  answer: row.answer,
  answeredAt: row.answered_at ?? undefined,
  hiddenAt: row.hidden_at ?? undefined,
  hideReason: row.hide_reason,
});

const states = {
  visible: StateMessage.REVIEW_STATE_VISIBLE,
  hidden: StateMessage.REVIEW_STATE_HIDDEN,
  unanswered: StateMessage.REVIEW_STATE_UNANSWERED,
} as const satisfies Record<ReviewState, StateMessage>;

/** Undefined for every state. */
export const parseReviewState = (state: StateMessage): ReviewState | undefined =>
  keyForValue<ReviewState, StateMessage>(states, state);

export const reviewRights: Readonly<Record<ReviewRight, RightMessage>> = {
  granted: RightMessage.REVIEW_RIGHT_GRANTED,
  'watch-more': RightMessage.REVIEW_RIGHT_WATCH_MORE,
  'not-bought': RightMessage.REVIEW_RIGHT_NOT_BOUGHT,
};
