import { DomainError, domainError } from '@sargam/chassis/errors';
import type { ChallengePurpose } from './login-challenges.ts';

/** The password was correct; `detail.token` continues the login. `detail.methods` are `passkey`, `code` or both, separated by a space. */
export const challengeRequired = (
  purpose: ChallengePurpose,
  token: string,
  methods: readonly string[],
): DomainError =>
  purpose === 'verify'
    ? new DomainError(
        'unauthenticated',
        'second-factor-required',
        'Please enter the code of your authenticator, or use your passkey.',
        { detail: { token, methods: [...new Set(methods)].join(' ') } },
      )
    : new DomainError(
        'unauthenticated',
        'second-factor-setup-required',
        'Please set up a second factor before you log in.',
        { detail: { token } },
      );

/** The same error for a wrong, a used and a malformed code. */
export const codeWrong = (): DomainError => {
  const message = 'The code is not right.';
  return domainError.invalid('second-factor-wrong', message, [{ field: 'code', message }]);
};

export const challengeExpired = (): DomainError =>
  domainError.invalid('second-factor-expired', 'This took too long. Please log in again.');

export const alreadySetUp = (): DomainError =>
  domainError.conflict('second-factor-exists', 'There is a second factor already.');

export const notSetUp = (): DomainError =>
  domainError.conflict('second-factor-missing', 'There is no second factor.');

export const requiredForAdmins = (): DomainError =>
  domainError.conflict('second-factor-needed', 'Admins need a second factor.');
