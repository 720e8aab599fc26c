/**
 * Where a login leads: the cart (`?redirect=cart`) or a page of this site; anything else, and anything that could leave
 * the site, is home.
 */
export const safeRedirect = (wanted: string | null): string => {
  if (wanted === 'cart') return '/cart';
  const isLocal = wanted !== null && /^\/(?![/\\])/.test(wanted) && !/[\s\\]/.test(wanted);
  return isLocal ? wanted : '/';
};

/** The same page with the way on that was asked for, so that a detour over the sign-up does not lose it. */
export const withRedirect = (to: string, wanted: string | null): string =>
  wanted === null || safeRedirect(wanted) === '/' ? to : `${to}?redirect=${encodeURIComponent(wanted)}`;

/** The login that leads back to a page of this site. */
export const loginAddress = (here: string): string => withRedirect('/login', here);
