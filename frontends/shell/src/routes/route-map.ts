// The server uses this table as well, so it imports no component.

import { isBackOfficePath } from '@sargam/kit/site';

/** The remote of a path, and the key of the document title until the page sets its own. */
export type ShellRoute = {
  path: string;
  remote: string;
  title?: string;
  /** For public pages, which the remote's server renders: the query parameters that change the content. */
  query?: readonly string[];
  /** The server does not serve an earlier version of the page while the remote's server or the API is unavailable. */
  neverOutdated?: true;
};

const route =
  (remote: ShellRoute['remote']) =>
  (path: string, title?: string, query?: readonly string[]): ShellRoute => ({ path, remote, title, query });
const storefront = route('storefront');
const panel = route('panel');

export const routeMap: readonly ShellRoute[] = [
  storefront('/', undefined, []),
  storefront('/allcourses', 'courses', ['catagory', 'instructor', 'courseType', 'q', 'sort', 'page']),
  storefront('/search', undefined, ['q', 'catagory', 'level', 'instructor', 'min', 'max', 'sort', 'page']),
  storefront('/start', 'start', ['instrument', 'level', 'pace', 'budget']),
  storefront('/courseview', undefined, ['id', 'lesson', 'reviews']),
  storefront('/instructorlist', 'instructors', ['page']),
  storefront('/instructorview/:id', undefined, []),
  storefront('/freebies', 'freebies', ['catagory', 'page']),
  storefront('/freebies/:id', 'freebies', []),
  storefront('/store', 'store', ['category']),
  storefront('/products/giftCard/:id', 'gift_card', []),
  storefront('/giftcard-successfull', 'gift_order'),
  storefront('/giftcard-fail', 'gift_order'),
  storefront('/giftcard', 'gift_received'),
  storefront('/cart', 'cart'),
  storefront('/login', 'login', ['redirect']),
  storefront('/login/google', 'login'),
  storefront('/login/facebook', 'login'),
  storefront('/forgetpassword', 'forgotten', []),
  storefront('/resetpassword', 'new_password'),
  storefront('/password-change-successful', 'new_password'),
  storefront('/signup', 'signup', ['redirect']),
  storefront('/signup/:refercode', 'signup', ['redirect']),
  storefront('/registration-successful', 'signup'),
  storefront('/verify-email', 'verify'),
  storefront('/unsubscribe', 'unsubscribe'),
  // A revoked certificate must not be shown as valid.
  { ...storefront('/certificate/:code', undefined, []), neverOutdated: true },
  storefront('/contact', 'contact', []),
  storefront('/about', 'about', []),
  storefront('/how-to-guide', 'guide', []),
  storefront('/terms', 'terms', []),
  storefront('/privacy', 'privacy', []),
  storefront('/notifications', 'notifications'),
  panel('/studentpanel', 'studentpanel'),
  panel('/instructorpanel', 'instructorpanel'),
  panel('/account', 'account'),
  panel('/lesson', 'lesson'),
  panel('/lesson/*', 'lesson'),
];

const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+').replace(/\/\*$/, '(/.*)?')}/?$`);

const patterns = routeMap.map((entry) => [pattern(entry.path), entry] as const);

/** The route of a path; undefined means 404. The back-office itself decides about its paths. */
export const findRoute = (pathname: string): ShellRoute | undefined =>
  patterns.find(([regExp]) => regExp.test(pathname))?.[1] ??
  (isBackOfficePath(pathname) ? { path: pathname, remote: 'admin', title: 'admin' } : undefined);
