import { safeRedirect } from './redirect.ts';

it.each([
  ['cart', '/cart'],
  ['/courseview?id=c1', '/courseview?id=c1'],
  [null, '/'],
  ['', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/ok\n//evil', '/'],
])('a login with redirect=%s leads to %s', (wanted, to) => expect(safeRedirect(wanted)).toBe(to));
