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
])('redirect=%s becomes %s', (requested, to) => expect(safeRedirect(requested)).toBe(to));
