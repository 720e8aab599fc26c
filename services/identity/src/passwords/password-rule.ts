import { type DomainError, domainError, type FieldError } from '@sargam/chassis/errors';
import { isCommonPassword } from './common-passwords.ts';

const minLength = 6;

const tooCommon = 'This password is too common: it is among the first that are guessed.';

/** The errors of a password. The message texts are specified. */
export const validatePassword = (password: string): FieldError[] => {
  const fault = (message: string) => [{ field: 'password', message }];
  if (password.trim() === '') return fault('*Password required');
  if (password.length < minLength) return fault('password should be more than 5 character');
  return isCommonPassword(password) ? fault(tooCommon) : [];
};

/** The error for a form whose only invalid field is the password; undefined without field errors. */
export const toPasswordError = ([fault]: readonly FieldError[]): DomainError | undefined =>
  fault &&
  domainError.invalid(
    fault.message === tooCommon ? 'password-too-common' : 'password-too-short',
    fault.message,
    [fault],
  );

/** @throws DomainError `password-too-short` or `password-too-common` */
export const requireValidPassword = (password: string): void => {
  const refusal = toPasswordError(validatePassword(password));
  if (refusal) throw refusal;
};
