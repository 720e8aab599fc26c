import { domainError } from '@sargam/chassis/errors';

export const loginFailed = () =>
  domainError.unauthenticated('login-failed', 'Login Failed!! Please try with correct Credentials.');

/** Only a person with the correct credentials gets this error (decision P7). */
export const accountSuspended = () =>
  domainError.forbidden(
    'suspended',
    'This account is suspended. Please write to us if you think this is a mistake.',
  );
