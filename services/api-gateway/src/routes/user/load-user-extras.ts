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

/** The extras of a person with orders and enrolments; each is empty if its call fails or takes too long. */
export const loadAccountExtras = async (deps: HandlerDeps, studentId: string) => {
  const { callOptional, commerce, learning } = deps;
  const page = { page: 1, limit: 1_000 };
  const [extras, purchases, access] = await Promise.all([
    loadUserExtras(deps, studentId),
    callOptional('purchases', (options) => commerce.listPurchases({ studentId, page }, options)),
    callOptional('enrolments', (options) => learning.listEnrolments({ studentId }, options)),
  ]);
  return { ...extras, orders: purchases?.orders ?? [], enrolments: access?.enrolments ?? [] };
};
