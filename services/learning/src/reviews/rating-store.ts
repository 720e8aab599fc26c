import { publishEvent } from '@sargam/chassis/outbox';
import type { Tx } from '@sargam/chassis/sql';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { ratingEvents } from './rating-events.ts';
import { ratings } from './review.ts';

type Db = Kysely<Tables>;

const noReviews: readonly number[] = ratings.map(() => 0);

/** The visible reviews of a course with one star to five stars. */
export const findRatingCounts = async (db: Db, courseId: string): Promise<readonly number[]> => {
  const row = await db
    .selectFrom('course_ratings')
    .select('counts')
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return row?.counts ?? noReviews;
};

const countVisible = async (tx: Db, courseId: string): Promise<number[]> => {
  const rows = await tx
    .selectFrom('reviews')
    .select(['rating', (select) => select.fn.countAll<bigint>().as('count')])
    .where('course_id', '=', courseId)
    .where('hidden_at', 'is', null)
    .groupBy('rating')
    .execute();
  return ratings.map((rating) => Number(rows.find((row) => row.rating === rating)?.count ?? 0));
};

/**
 * Counts the visible reviews of a course again after one of them changed, and publishes the numbers if they differ. The row of the course is
 * locked first, so that of two changes at the same time the second one counts the first.
 */
export const recountRating = async (tx: Tx<Tables>, courseId: string): Promise<void> => {
  const { counts: before, version } = await tx
    .insertInto('course_ratings')
    .values({ course_id: courseId, version: 1n })
    .onConflict((conflict) =>
      conflict.column('course_id').doUpdateSet({ version: sql`course_ratings.version + 1` }),
    )
    .returning(['counts', 'version'])
    .executeTakeFirstOrThrow();
  const counts = await countVisible(tx, courseId);
  if (counts.join() === before.join()) return;
  await tx.updateTable('course_ratings').set({ counts }).where('course_id', '=', courseId).execute();
  const value = { courseId, ...sumCounts(counts), version };
  await publishEvent(tx, ratingEvents, courseId, { event: { $case: 'changed', value } });
};

const sumCounts = (counts: readonly number[]) => ({
  reviews: counts.reduce((sum, count) => sum + count, 0),
  stars: counts.reduce((sum, count, index) => sum + count * (index + 1), 0),
});
