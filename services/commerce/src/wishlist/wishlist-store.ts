import { type Kysely, sql } from 'kysely';
import type { CourseId, StudentId } from '../ids.ts';
import type { Tables } from '../tables.ts';

export interface WishlistItem {
  readonly courseId: CourseId;
  readonly addedAt: Date;
}

/** More than anyone looks through, and few enough to be shown whole. */
export const wishlistLimit = 200;

/** The newest first. */
export const listWishlistItems = (db: Kysely<Tables>, student: StudentId): Promise<WishlistItem[]> =>
  db
    .selectFrom('wishlist_lines')
    .select(['course_id as courseId', 'added_at as addedAt'])
    .where('student_id', '=', student)
    .orderBy('added_at', 'desc')
    .orderBy('course_id')
    .execute();

/** Keeps a course for later; a repeat changes nothing. False where the list is full. */
export const addWishlistItem = async (
  db: Kysely<Tables>,
  student: StudentId,
  wish: WishlistItem,
): Promise<boolean> => {
  const { rows } = await sql`
    with kept as (select course_id from wishlist_lines where student_id = ${student}),
    added as (
      insert into wishlist_lines (student_id, course_id, added_at)
      select ${student}, ${wish.courseId}, ${wish.addedAt} where (select count(*) from kept) < ${wishlistLimit}
      on conflict do nothing
      returning course_id)
    select from added union all select from kept where course_id = ${wish.courseId}`.execute(db);
  return rows.length > 0;
};

export const removeWishlistItem = async (
  db: Kysely<Tables>,
  student: StudentId,
  course: CourseId,
): Promise<void> => {
  await db
    .deleteFrom('wishlist_lines')
    .where('student_id', '=', student)
    .where('course_id', '=', course)
    .execute();
};
