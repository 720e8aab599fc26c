/** The URL after a login: the cart for `cart`, a path of this site, or `/` for everything else (no open redirect). */
export const safeRedirect = (redirect: string | null): string => {
  if (redirect === 'cart') return '/cart';
  const isLocal = redirect !== null && /^\/(?![/\\])/.test(redirect) && !/[\s\\]/.test(redirect);
  return isLocal ? redirect : '/';
};

/** Adds `?redirect=`, so that going to the sign-up and back keeps the target. */
export const withRedirect = (to: string, redirect: string | null): string =>
  redirect === null || safeRedirect(redirect) === '/' ? to : `${to}?redirect=${encodeURIComponent(redirect)}`;

/** The login that returns to `returnTo`. */
export const loginUrl = (returnTo: string): string => withRedirect('/login', returnTo);
