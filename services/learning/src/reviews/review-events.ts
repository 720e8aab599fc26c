import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { publishEvent } from '@sargam/chassis/outbox';
import type { Tx } from '@sargam/chassis/sql';
import { ReviewEvent } from '@sargam/proto/learning/v1/events';
import { findCourseInstructor } from '../courses/course-store.ts';
import type { Tables } from '../database.ts';
import type { ReviewRow } from './review-store.ts';

export const reviewEvents = publishes(defineTopic('learning.reviews.v1', ReviewEvent), 'review', {
  written: 'a student has written a first review of a course',
  answered: 'the instructor has answered a review',
});

/** Publishes a review that is new. A changed one has no event. */
export const publishIfNew = async (tx: Tx<Tables>, row: ReviewRow): Promise<void> => {
  if (row.edited_at !== null) return;
  const value = {
    reviewId: row.id,
    courseId: row.course_id,
    studentId: row.student_id,
    instructorId: (await findCourseInstructor(tx, row.course_id)) ?? '',
    rating: row.rating,
    content: row.content,
  };
  await publishEvent(tx, reviewEvents, row.id, { event: { $case: 'written', value } });
};

/** Publishes the first answer. A changed one has no event. */
export const publishAnswer = async (tx: Tx<Tables>, row: ReviewRow): Promise<void> => {
  const value = {
    reviewId: row.id,
    courseId: row.course_id,
    studentId: row.student_id,
    answer: row.answer,
  };
  await publishEvent(tx, reviewEvents, row.id, { event: { $case: 'answered', value } });
};
