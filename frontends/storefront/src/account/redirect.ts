/**
 * Where a login leads: the cart (`?redirect=cart`) or a page of this site; anything else, and anything that could leave
 * the site, is home.
 */
export const redirectOf = (wanted: string | null): string => {
  if (wanted === 'cart') return '/cart';
  const isLocal = wanted !== null && /^\/(?![/\\])/.test(wanted) && !/[\s\\]/.test(wanted);
  return isLocal ? wanted : '/';
};
