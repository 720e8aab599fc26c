import { isLastLoginMethod, loginMethodsOf } from './login-method.ts';

it.each([
  ['student', true, ['google'], 'password', false],
  ['student', true, ['google'], 'google', false],
  ['student', true, [], 'password', true],
  ['student', false, ['google'], 'google', true],
  ['student', false, ['google', 'facebook'], 'google', false],
  ['instructor', true, ['google'], 'password', true],
  ['instructor', true, ['google'], 'google', false],
] as const)(
  'for a %s with password: %s and logins with %j, %s is the last way to log in: %s',
  (role, hasPassword, links, removed, expected) => {
    expect(isLastLoginMethod(loginMethodsOf({ role, hasPassword }, links), removed)).toBe(expected);
  },
);
