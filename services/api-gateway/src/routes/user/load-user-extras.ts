import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { loadWishlistIds } from '../wishlist/wishlist-ids.ts';

/** Wallet and wishlist of a person; each is missing if its call fails or takes too long. */
export const loadUserExtras = async (deps: HandlerDeps, studentId: string) => {
  const [wallet, wishList] = await Promise.all([
    deps.callOptional('wallet', (options) => deps.commerce.getWallet({ studentId }, options)),
    loadWishlistIds(deps, studentId),
  ]);
  return { wallet, wishList };
};
