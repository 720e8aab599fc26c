import { isSameOrigin } from './same-origin.ts';

const hosts = ['site.test', undefined];

it.each([
  ['http://site.test', 'same-origin', true],
  ['https://site.test', undefined, true],
  ['http://site.test:81', undefined, false],
  ['http://evil.test', 'same-origin', false],
  ['http://site.test', 'same-site', false],
  ['http://site.test.evil.test', undefined, false],
  ['null', undefined, false],
  [undefined, undefined, false],
  ['nonsense', 'same-origin', false],
])('a page of %p, fetched as %p: %p', (origin, site, expected) => {
  expect(isSameOrigin(origin, site, hosts)).toBe(expected);
});
