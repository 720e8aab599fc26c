import { findRoute } from './route-map.ts';

it.each([
  ['/', 'storefront'],
  ['/allcourses', 'storefront'],
  ['/search', 'storefront'],
  ['/courseview', 'storefront'],
  ['/instructorview/01HX', 'storefront'],
  ['/freebies', 'storefront'],
  ['/freebies/01HX', 'storefront'],
  ['/signup', 'storefront'],
  ['/signup/REF123', 'storefront'],
  ['/products/giftCard/first-string', 'storefront'],
  ['/giftcard-successfull', 'storefront'],
  ['/giftcard', 'storefront'],
  ['/notifications', 'storefront'],
  ['/studentpanel', 'panel'],
  ['/lesson', 'panel'],
  ['/admin', 'admin'],
  ['/admin/anything', 'admin'],
  ['/adminorderlist', 'admin'],
])('%s belongs to the remote %s', (path, remote) => {
  expect(findRoute(path)?.remote).toBe(remote);
});

it.each(['/404', '/nowhere', '/instructorview', '/instructorview/a/b', '/cartoon', '/administrator!'])(
  '%s has no route',
  (path) => expect(findRoute(path)).toBeUndefined(),
);
