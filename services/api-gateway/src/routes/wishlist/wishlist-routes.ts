import { z } from 'zod';
import { members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Id, listOf } from '../../wire/schemas.ts';
import { toCard } from '../course/course-mapping.ts';
import { CourseCard } from '../course/course-wire.ts';
import { idsIn } from './wished-courses.ts';
import { CourseOfWishlist, WishlistChanged } from './wishlist-wire.ts';

export const wishlistRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/wishlist/{userId}',
    summary: 'The wishlist, newest first; courses that are no longer sold stay in it',
    roles: members,
    params: z.object({ userId: Id }),
    own: ({ caller, params }) => caller.subject === params.userId,
    response: listOf(CourseCard),
    handle: async ({ params, language }, { wishlists, catalogue }) => {
      const courseIds = idsIn(await wishlists.getWishlist({ studentId: params.userId }));
      const { courses } =
        courseIds.length === 0 ? { courses: [] } : await catalogue.getCourses({ courseIds });
      const byId = new Map(courses.map((course) => [course.id, course]));
      const data = courseIds.flatMap((id) => {
        const course = byId.get(id);
        return course ? [toCard(course, language)] : [];
      });
      return { data, total: data.length };
    },
  }),
  route({
    method: 'post',
    path: '/wishlist/',
    summary: 'Keeps a course for later; a repeat changes nothing',
    roles: members,
    body: CourseOfWishlist,
    own: ({ caller, body }) => caller.subject === body.user,
    response: WishlistChanged,
    handle: async ({ body }, { wishlists }) => {
      const wishlist = await wishlists.addToWishlist({ studentId: body.user, courseId: body.course });
      return { success: true, message: 'Course Added to Wishlist', wishList: idsIn(wishlist) };
    },
  }),
  route({
    method: 'post',
    path: '/wishlist/delete/',
    summary: 'Takes a course out of the wishlist; a repeat changes nothing',
    roles: members,
    body: CourseOfWishlist,
    own: ({ caller, body }) => caller.subject === body.user,
    response: WishlistChanged,
    handle: async ({ body }, { wishlists }) => {
      const wishlist = await wishlists.removeFromWishlist({ studentId: body.user, courseId: body.course });
      return { success: true, message: 'Course removed from Wishlist', wishList: idsIn(wishlist) };
    },
  }),
];
