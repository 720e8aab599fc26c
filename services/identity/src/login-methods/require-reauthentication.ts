import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Deps } from '../deps.ts';
import { attemptKeyOfSession, consumeAttempt, releaseAttempt } from '../login-attempts/attempt-store.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import type { Credentials } from '../people/person-store.ts';
import { findAuthenticatedAt } from '../sessions/session-store.ts';

const recentMs = 15 * 60_000;

/**
 * For changes of the ways to log in: a stolen access token or an unattended browser must not change them.
 * Throws `reauthentication-required` if the login or the last step-up of this session is more than 15 minutes ago.
 */
export const requireRecentProof = async (deps: Deps, { subject, session }: Caller): Promise<void> => {
  const now = deps.service.clock();
  const provedAt = await findAuthenticatedAt(deps.database.db, { id: session, personId: subject }, now);
  if (!provedAt || now.getTime() - provedAt.getTime() > recentMs)
    throw domainError.forbidden('reauthentication-required', 'Please log in again to do this.');
};

/**
 * Accepts the current password, or without it a recent proof. Throws `current-password-wrong`, `login-throttled` after too
 * many attempts of this session, or `reauthentication-required`.
 */
export const requireReauthentication = async (
  deps: Deps,
  caller: Caller,
  { person, passwordHash }: Credentials,
  currentPassword: string,
): Promise<void> => {
  if (currentPassword === '') return requireRecentProof(deps, caller);
  const key = attemptKeyOfSession(person.email, caller.session);
  await consumeAttempt(deps.database.db, key, deps.service.clock());
  if (!(await verifyPassword(currentPassword, passwordHash))) throw currentPasswordWrong();
  await releaseAttempt(deps.database.db, key);
};

export const currentPasswordWrong = () => {
  const message = 'The present password is not right.';
  return domainError.invalid('current-password-wrong', message, [{ field: 'currentPassword', message }]);
};
