import type { Wishlist } from '@sargam/proto/commerce/v1/wishlist';
import type { HandlerDeps } from '../../routing/handler-deps.ts';

export const courseIdsOf = ({ lines }: Pick<Wishlist, 'lines'>): string[] =>
  lines.map(({ courseId }) => courseId);

/** The course ids of a student's wishlist; empty if commerce does not answer in time. */
export const loadWishlistIds = async (
  { wishlists, callOptional }: HandlerDeps,
  studentId: string,
): Promise<string[]> => {
  const wishlist = await callOptional('wishlist', (options) => wishlists.getWishlist({ studentId }, options));
  return wishlist ? courseIdsOf(wishlist) : [];
};
