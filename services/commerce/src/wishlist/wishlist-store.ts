import { sql } from 'kysely';
import type { CourseId, StudentId } from '../ids.ts';
import type { Db } from '../tables.ts';

export interface WishlistItem {
  readonly courseId: CourseId;
  readonly addedAt: Date;
}

/** Few enough to show on one page. */
export const wishlistLimit = 200;

/** Newest first. */
export const listWishlistItems = (db: Db, student: StudentId): Promise<WishlistItem[]> =>
  db
    .selectFrom('wishlist_lines')
    .select(['course_id as courseId', 'added_at as addedAt'])
    .where('student_id', '=', student)
    .orderBy('added_at', 'desc')
    .orderBy('course_id')
    .execute();

/** Adds a course; a repeat changes nothing. False when the wishlist is full. */
export const addWishlistItem = async (db: Db, student: StudentId, item: WishlistItem): Promise<boolean> => {
  const { rows } = await sql`
    with existing as (select course_id from wishlist_lines where student_id = ${student}),
    added as (
      insert into wishlist_lines (student_id, course_id, added_at)
      select ${student}, ${item.courseId}, ${item.addedAt} where (select count(*) from existing) < ${wishlistLimit}
      on conflict do nothing
      returning course_id)
    select from added union all select from existing where course_id = ${item.courseId}`.execute(db);
  return rows.length > 0;
};

export const removeWishlistItem = async (db: Db, student: StudentId, course: CourseId): Promise<void> => {
  await db
    .deleteFrom('wishlist_lines')
    .where('student_id', '=', student)
    .where('course_id', '=', course)
    .execute();
};
