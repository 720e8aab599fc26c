import { type DomainError, domainError } from '@sargam/chassis/errors';

/** The same error for every response that is not valid; the log line has the reason. */
export const passkeyWrong = (): DomainError =>
  domainError.invalid('passkey-wrong', 'The passkey was not accepted.');

export const passkeyExpired = (): DomainError =>
  domainError.invalid('passkey-expired', 'This took too long. Please try again.');

export const noPasskey = (): DomainError => domainError.conflict('passkey-missing', 'There is no passkey.');

export const passkeyExists = (): DomainError =>
  domainError.conflict('passkey-exists', 'This passkey was added already.');
