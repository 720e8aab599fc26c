import type { BoundedPageRequest } from '@sargam/chassis/paging';
import { selectBoundedPage } from '@sargam/chassis/sql';
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type ReviewRow = Selectable<Tables['reviews']>;

const reviewOf = (db: Db, studentId: string, courseId: string) =>
  db.selectFrom('reviews').selectAll().where('student_id', '=', studentId).where('course_id', '=', courseId);

export const findReviewOf = (db: Db, studentId: string, courseId: string): Promise<ReviewRow | undefined> =>
  reviewOf(db, studentId, courseId).executeTakeFirst();

/** Locks the review until the transaction ends. */
export const lockReviewOf = (tx: Db, studentId: string, courseId: string): Promise<ReviewRow | undefined> =>
  reviewOf(tx, studentId, courseId).forUpdate().executeTakeFirst();

export const lockReview = (tx: Db, id: string): Promise<ReviewRow | undefined> =>
  tx.selectFrom('reviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type WrittenReview = Pick<ReviewRow, 'id' | 'course_id' | 'student_id' | 'rating' | 'content' | 'written_at'>;

/** Writes the review, or changes the one that the student has for the course. Returns undefined if nothing differs. */
export const upsertReview = (tx: Db, review: WrittenReview): Promise<ReviewRow | undefined> =>
  tx
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'course_id'])
        .doUpdateSet({ rating: review.rating, content: review.content, edited_at: review.written_at })
        .where(
          sql<boolean>`(reviews.rating, reviews.content) is distinct from (excluded.rating, excluded.content)`,
        ),
    )
    .returningAll()
    .executeTakeFirst();

export const updateReview = (
  tx: Db,
  id: string,
  columns: Updateable<Tables['reviews']>,
): Promise<ReviewRow> =>
  tx.updateTable('reviews').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const deleteReview = async (tx: Db, id: string): Promise<void> => {
  await tx.deleteFrom('reviews').where('id', '=', id).execute();
};

export type ReviewState = 'visible' | 'hidden' | 'unanswered';

export interface ReviewFilter {
  readonly state?: ReviewState | undefined;
  readonly courseId?: string;
  /** 0 for every rating. */
  readonly rating?: number;
  /** Only reviews of courses of this instructor; undefined for all. */
  readonly instructorId?: string | undefined;
}

/** A page of the reviews, newest first. */
export const listReviews = (
  db: Db,
  { state, courseId = '', rating = 0, instructorId }: ReviewFilter,
  request: BoundedPageRequest,
) => {
  const wanted = db
    .selectFrom('reviews')
    .$if(state === 'hidden', (query) => query.where('hidden_at', 'is not', null))
    .$if(state === 'visible' || state === 'unanswered', (query) => query.where('hidden_at', 'is', null))
    .$if(state === 'unanswered', (query) => query.where('answered_at', 'is', null))
    .$if(courseId !== '', (query) => query.where('course_id', '=', courseId))
    .$if(rating !== 0, (query) => query.where('rating', '=', rating))
    .$if(instructorId !== undefined, (query) =>
      query.where('course_id', 'in', (courses) =>
        courses
          .selectFrom('courses')
          .select('id')
          .where('instructor_id', '=', instructorId ?? ''),
      ),
    );
  return selectBoundedPage(db, wanted, { name: 'reviews', time: 'written_at' }, request);
};
