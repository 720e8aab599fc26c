import { z } from 'zod';
import { Id, SuccessMessage } from '../../wire/schemas.ts';

export const WishlistCourse = z.object({ user: Id, course: Id }).meta({ id: 'CourseOfWishlist' });
export const WishlistChanged = SuccessMessage.extend({ wishList: z.array(z.string()) }).meta({
  id: 'WishlistChanged',
});
