import { api, apiGet, unwrap } from '@sargam/kit';
import type { QueryClient } from '@tanstack/react-query';

/** The panel's wishlist tab uses the same cache entry. */
export const wishlistQuery = (user: string) => apiGet('/wishlist/{userId}', { path: { userId: user } });

export const addToWishlist = (user: string, course: string) =>
  unwrap(api.POST('/wishlist/', { body: { user, course } }));

export const removeFromWishlist = (user: string, course: string) =>
  unwrap(api.POST('/wishlist/delete/', { body: { user, course } }));

/** Call after every change of the wishlist. */
export const invalidateWishlist = (cache: QueryClient, user: string): void => {
  void cache.invalidateQueries({ queryKey: wishlistQuery(user).queryKey });
  void cache.invalidateQueries({ queryKey: ['api', `/user/${user}`] });
};
