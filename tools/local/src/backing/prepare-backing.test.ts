import { findLockMismatches } from './maven.ts';
import { parseHostAndPort } from './prepare-backing.ts';
import { parseJavaMajor } from './prerequisites.ts';

describe('addresses given in the environment', () => {
  it.each([
    ['postgres://u:p@db.example/x', { host: 'db.example', port: 5432 }],
    ['redis://h:7000', { host: 'h', port: 7000 }],
    ['k1:9093,k2:9093', { host: 'k1', port: 9093 }],
    ['smtp://mail', { host: 'mail', port: 25 }],
    ['not an address', undefined],
  ])('the host and port of %s are parsed', (address, expected) =>
    expect(parseHostAndPort(address)).toEqual(expected),
  );
});

describe('downloaded jars', () => {
  const lock = [
    { path: 'a/b/one.jar', sha256: '1' },
    { path: 'two.jar', sha256: '2' },
  ];
  it('that equal the lock file pass', () => {
    expect(
      findLockMismatches(
        new Map([
          ['one.jar', '1'],
          ['two.jar', '2'],
        ]),
        lock,
      ),
    ).toEqual([]);
  });
  it('that are changed, missing or added are listed', () => {
    expect(
      findLockMismatches(
        new Map([
          ['one.jar', 'x'],
          ['more.jar', '3'],
        ]),
        lock,
      ),
    ).toEqual(['more.jar', 'one.jar', 'two.jar']);
  });
});

it.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_402"', 1],
  ['openjdk version "25" 2025-09-16', 25],
  ['sh: java: not found', 0],
])('the major version of %s is parsed', (text, major) => expect(parseJavaMajor(text)).toBe(major));
