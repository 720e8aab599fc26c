import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { ReviewRow } from './review-store.ts';

/** How many of the newest suitable reviews are compared. */
const candidates = 200;

/** As in the condition of the index `reviews_testimonials`. */
const isPraise = sql<boolean>`hidden_at is null and rating = 5 and char_length(content) between 40 and 240`;

/** The newest visible reviews with five stars and a short text, one per course. */
export const listTestimonials = (db: Kysely<Tables>, limit: number): Promise<ReviewRow[]> =>
  db
    .with('newest', (query) =>
      query
        .selectFrom('reviews')
        .selectAll()
        .where(isPraise)
        .orderBy('written_at', 'desc')
        .orderBy('id', 'desc')
        .limit(candidates),
    )
    .with('one_per_course', (query) =>
      query
        .selectFrom('newest')
        .distinctOn('course_id')
        .selectAll()
        .orderBy('course_id')
        .orderBy('written_at', 'desc')
        .orderBy('id', 'desc'),
    )
    .selectFrom('one_per_course')
    .selectAll()
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
