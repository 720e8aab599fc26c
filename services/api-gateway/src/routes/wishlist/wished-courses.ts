import type { Wishlist } from '@sargam/proto/commerce/v1/wishlist';
import type { Gateway } from '../../gateway.ts';

export const idsIn = ({ lines }: Pick<Wishlist, 'lines'>): string[] => lines.map(({ courseId }) => courseId);

/** The ids of the courses that this person keeps for later; none where they cannot be had in time. */
export const wishListOf = async ({ wishlists, optional }: Gateway, studentId: string): Promise<string[]> => {
  const wishlist = await optional('wishlist', (extras) => wishlists.getWishlist({ studentId }, extras));
  return wishlist ? idsIn(wishlist) : [];
};
