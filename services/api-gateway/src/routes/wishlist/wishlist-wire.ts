import { z } from 'zod';
import { Done, Id } from '../../wire/schemas.ts';

export const CourseOfWishlist = z.object({ user: Id, course: Id }).meta({ id: 'CourseOfWishlist' });
export const WishlistChanged = Done.extend({ wishList: z.array(z.string()) }).meta({ id: 'WishlistChanged' });
