import { domainError } from '@sargam/chassis/errors';
import type { Wishlist, WishlistServiceImplementation } from '@sargam/proto/commerce/v1/wishlist';
import { sql } from 'kysely';
import { readAccess } from '../access/read-access.ts';
import type { Deps } from '../deps.ts';
import { type CourseId, parseCourseId, type StudentId } from '../ids.ts';
import { requireStudentAccess, requireStudentSelf } from '../people/require-owner.ts';
import type { Db } from '../tables.ts';

/**
 * Wishlist. A course that is no longer sold stays, because it may be sold again. A course that the student has access to is not
 * listed; it is listed again when the access has ended.
 */
export const wishlistHandlers = (deps: Deps): WishlistServiceImplementation => {
  const {
    database: { db },
    fetchCourses,
    clock,
  } = deps;
  const wishlist = async (student: StudentId): Promise<Wishlist> => {
    const items = await listWishlistItems(db, student);
    const owned = await readAccess(
      deps,
      student,
      items.map(({ courseId }) => courseId),
    );
    return { lines: items.filter(({ courseId }) => !owned.has(courseId)) };
  };

  return {
    getWishlist: (request, context) => wishlist(requireStudentAccess(context, request.studentId)),

    async addToWishlist(request, context) {
      const student = requireStudentSelf(context, request.studentId);
      const courseId = parseCourseId(request.courseId);
      const course = (await fetchCourses([courseId])).get(courseId);
      if (!course?.published) throw domainError.notFound('course-not-found', 'This course is not available.');
      if (!(await addWishlistItem(db, student, { courseId, addedAt: clock() })))
        throw domainError.precondition('wishlist-full', `A wishlist holds at most ${wishlistLimit} courses.`);
      return wishlist(student);
    },

    async removeFromWishlist(request, context) {
      const student = requireStudentSelf(context, request.studentId);
      await removeWishlistItem(db, student, parseCourseId(request.courseId));
      return wishlist(student);
    },
  };
};

interface WishlistItem {
  readonly courseId: CourseId;
  readonly addedAt: Date;
}

/** Few enough to show on one page. */
const wishlistLimit = 200;

/** Newest first. */
const listWishlistItems = (db: Db, student: StudentId): Promise<WishlistItem[]> =>
  db
    .selectFrom('wishlist_lines')
    .select(['course_id as courseId', 'added_at as addedAt'])
    .where('student_id', '=', student)
    .orderBy('added_at', 'desc')
    .orderBy('course_id')
    .execute();

/** Adds a course; a repeat changes nothing. False when the wishlist is full. */
const addWishlistItem = async (db: Db, student: StudentId, item: WishlistItem): Promise<boolean> => {
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

const removeWishlistItem = (db: Db, student: StudentId, course: CourseId): Promise<unknown> =>
  db.deleteFrom('wishlist_lines').where('student_id', '=', student).where('course_id', '=', course).execute();
