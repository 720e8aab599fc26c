import { DomainError, domainError } from '@sargam/chassis/errors';

/** One error for every invalid token. Only the log contains `reason`. */
export const socialLoginFailed = (reason: string): DomainError =>
  new DomainError('unauthenticated', 'social-login-failed', 'The log-in did not work. Please try again.', {
    cause: new Error(reason),
  });

/** The provider is unavailable or its response is invalid. */
export const socialUnavailable = (cause: unknown): DomainError =>
  domainError.unavailable('social-unavailable', undefined, cause);

export const socialLoginErrors = {
  'social-email-missing': () =>
    domainError.precondition(
      'social-email-missing',
      'We need an e-mail address for your account. Please share it, or sign up with one.',
    ),
  'email-taken': () =>
    domainError.conflict('email-taken', 'Email is already registered, please use login to continue.'),
  'social-students-only': () =>
    domainError.forbidden('social-students-only', 'Please log in with the password of this account.'),
} as const;
