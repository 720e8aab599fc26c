import fc from 'fast-check';
import { toPasswordError, validatePassword } from './password-rule.ts';

it.each([
  ['', '*Password required', 'password-too-short'],
  ['12345', 'password should be more than 5 character', 'password-too-short'],
  [
    'password1',
    'This password is too common: it is among the first that are guessed.',
    'password-too-common',
  ],
  [
    'BangLaDesh',
    'This password is too common: it is among the first that are guessed.',
    'password-too-common',
  ],
])('rejects %o with a reason', (password, message, code) => {
  const faults = validatePassword(password);
  expect(faults).toEqual([{ field: 'password', message }]);
  expect(toPasswordError(faults)).toMatchObject({ kind: 'invalid', code, message, fields: faults });
});

it('accepts any other password of six or more characters, in any script', () => {
  expect(validatePassword('মিতুর গান')).toEqual([]);
  fc.assert(
    fc.property(fc.uuid(), (password) => {
      return validatePassword(password).length === 0 && toPasswordError([]) === undefined;
    }),
  );
});
