import type { Wishlist } from '@sargam/proto/commerce/v1/wishlist';
import { z } from 'zod';
import { listOf, responseOf, success, text, textList } from '../../api/response.ts';
import { allRoles } from '../../api/roles.ts';
import { Id } from '../../api/schemas.ts';
import { isOwnBody, ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { CourseCard } from '../course/course-response.ts';
import { loadCourses } from '../course/load-courses.ts';
import { courseIdsOf } from './wishlist-ids.ts';

const WishlistCourse = z.object({ user: Id, course: Id }).meta({ id: 'CourseOfWishlist' });

const change = {
  roles: allRoles,
  body: WishlistCourse,
  isOwner: isOwnBody,
  ownerOnly: true,
  response: responseOf<Wishlist & { readonly message: string }>('WishlistChanged')({
    ...success.fields,
    message: text(({ message }) => message),
    wishList: textList(courseIdsOf),
  }),
};

export const wishlistRoutes: readonly Route[] = [
  route.get('/wishlist/{userId}', {
    summary: 'The wishlist, newest first, including courses that are no longer sold',
    ...ownUser,
    response: listOf(CourseCard, 'courses'),
    handle: async ({ params }, { wishlists, catalogue }) => {
      const courseIds = courseIdsOf(await wishlists.getWishlist({ studentId: params.userId }));
      const courses = await loadCourses(catalogue, courseIds);
      return { courses: courseIds.flatMap((id) => courses.get(id) ?? []) };
    },
  }),
  route.post('/wishlist/', {
    summary: 'Adds a course to the wishlist; a repeat changes nothing',
    ...change,
    handle: async ({ body }, { wishlists }) => ({
      ...(await wishlists.addToWishlist({ studentId: body.user, courseId: body.course })),
      message: 'Course Added to Wishlist',
    }),
  }),
  route.post('/wishlist/delete/', {
    summary: 'Removes a course from the wishlist; a repeat changes nothing',
    ...change,
    handle: async ({ body }, { wishlists }) => ({
      ...(await wishlists.removeFromWishlist({ studentId: body.user, courseId: body.course })),
      message: 'Course removed from Wishlist',
    }),
  }),
];
