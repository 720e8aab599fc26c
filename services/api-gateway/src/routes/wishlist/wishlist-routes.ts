import { z } from 'zod';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { allRoles } from '../../wire/roles.ts';
import { Id, listOf, SuccessMessage } from '../../wire/schemas.ts';
import { toCourseCard } from '../course/course-mapping.ts';
import { CourseCard } from '../course/course-wire.ts';
import { courseIdsOf } from './wishlist-ids.ts';

export const WishlistCourse = z.object({ user: Id, course: Id }).meta({ id: 'CourseOfWishlist' });
export const WishlistChanged = SuccessMessage.extend({ wishList: z.array(z.string()) }).meta({
  id: 'WishlistChanged',
});

export const wishlistRoutes: readonly Route[] = [
  route.get('/wishlist/{userId}', {
    summary: 'The wishlist, newest first, including courses that are no longer sold',
    ...ownUser,
    response: listOf(CourseCard),
    handle: async ({ params, language }, { wishlists, catalogue }) => {
      const courseIds = courseIdsOf(await wishlists.getWishlist({ studentId: params.userId }));
      const { courses } =
        courseIds.length === 0 ? { courses: [] } : await catalogue.getCourses({ courseIds });
      const byId = new Map(courses.map((course) => [course.id, course]));
      const data = courseIds.flatMap((id) => {
        const course = byId.get(id);
        return course ? [toCourseCard(course, language)] : [];
      });
      return { data, total: data.length };
    },
  }),
  route.post('/wishlist/', {
    summary: 'Adds a course to the wishlist; a repeat changes nothing',
    roles: allRoles,
    body: WishlistCourse,
    isOwner: ({ caller, body }) => caller.subject === body.user,
    response: WishlistChanged,
    handle: async ({ body }, { wishlists }) => {
      const wishlist = await wishlists.addToWishlist({ studentId: body.user, courseId: body.course });
      return { success: true, message: 'Course Added to Wishlist', wishList: courseIdsOf(wishlist) };
    },
  }),
  route.post('/wishlist/delete/', {
    summary: 'Removes a course from the wishlist; a repeat changes nothing',
    roles: allRoles,
    body: WishlistCourse,
    isOwner: ({ caller, body }) => caller.subject === body.user,
    response: WishlistChanged,
    handle: async ({ body }, { wishlists }) => {
      const wishlist = await wishlists.removeFromWishlist({ studentId: body.user, courseId: body.course });
      return { success: true, message: 'Course removed from Wishlist', wishList: courseIdsOf(wishlist) };
    },
  }),
];
