import { domainError } from '@sargam/chassis/errors';
import type { Wishlist, WishlistServiceImplementation } from '@sargam/proto/commerce/v1/wishlist';
import type { Deps } from '../deps.ts';
import { parseCourseId, type StudentId } from '../ids.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import { addWishlistItem, listWishlistItems, removeWishlistItem, wishlistLimit } from './wishlist-store.ts';

/** Wishlist. A course that is no longer sold stays, because it may be sold again. */
export const wishlistCalls = ({
  database: { db },
  fetchCourses,
  clock,
}: Deps): WishlistServiceImplementation => {
  const wishlist = async (student: StudentId): Promise<Wishlist> => ({
    lines: await listWishlistItems(db, student),
  });

  return {
    getWishlist: (request, context) => wishlist(requireStudentAccess(context, request.studentId)),

    async addToWishlist(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      const courseId = parseCourseId(request.courseId);
      const course = (await fetchCourses([courseId])).get(courseId);
      if (!course?.published) throw domainError.notFound('course-not-found', 'This course is not available.');
      if (!(await addWishlistItem(db, student, { courseId, addedAt: clock() })))
        throw domainError.precondition('wishlist-full', `A wishlist holds at most ${wishlistLimit} courses.`);
      return wishlist(student);
    },

    async removeFromWishlist(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      await removeWishlistItem(db, student, parseCourseId(request.courseId));
      return wishlist(student);
    },
  };
};
