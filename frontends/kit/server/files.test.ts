/** @jest-environment node */
import { isHashed, resolveFile, selectEncoding, withoutBasePath } from './files.ts';

describe('a remote’s files', () => {
  it('are never outside of their folder', () => {
    expect(resolveFile('/dist', '/js/a.js')).toBe('/dist/js/a.js');
    for (const path of ['/../secret', '/%2e%2e/secret', '/..%2fsecret', '/%00', '/%zz', '/']) {
      const file = resolveFile('/dist', path);
      expect(file === undefined || file.startsWith('/dist/')).toBe(true);
    }
  });

  it('are cached for ever only if their name contains a hash', () => {
    expect(isHashed('/static/js/mount.3fa1b2c4.js')).toBe(true);
    expect(isHashed('/remoteEntry.js')).toBe(false);
  });

  it('are compressed with an encoding that the browser accepts', () => {
    expect(selectEncoding('gzip, deflate, br')).toBe('br');
    expect(selectEncoding('gzip, br;q=0')).toBe('gzip');
    expect(selectEncoding('identity')).toBeUndefined();
  });
});

it.each([
  ['/remotes/panel/remoteEntry.js?x=1', '/remoteEntry.js?x=1'],
  ['/remoteEntry.js', '/remoteEntry.js'],
  ['/remotes/panels/a.js', '/remotes/panels/a.js'],
])('the path %s is %s below the base path /remotes/panel', (url, expected) =>
  expect(withoutBasePath(url, '/remotes/panel')).toBe(expected),
);
