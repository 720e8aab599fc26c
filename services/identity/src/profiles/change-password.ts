import type { Caller } from '@sargam/chassis/caller';
import type { Tx } from '@sargam/chassis/sql';
import type { PasswordChange } from '@sargam/proto/identity/v1/profiles';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { attemptKeyOfSession, consumeAttempt, releaseAttempt } from '../login-attempts/attempt-store.ts';
import { currentPasswordWrong, requireRecentProof } from '../login-methods/require-reauthentication.ts';
import { invalidateResets } from '../password-resets/reset-store.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import type { Person, PersonId } from '../people/person.ts';
import { setPassword } from '../people/person-change-store.ts';
import { publishPasswordChanged } from '../people/person-events.ts';
import { type Credentials } from '../people/person-store.ts';
import { endSessionsOfPerson } from '../sessions/session-store.ts';

/** The old and the new password hash. `oldHash` is undefined for an account without a password. */
export interface VerifiedPasswordChange {
  readonly oldHash: string | undefined;
  readonly newHash: string;
}

/**
 * Verifies the current password and hashes the new one. Returns undefined if the new password is set already: the
 * client repeats a request whose answer was lost. Throws `current-password-wrong`, `login-throttled` after too many attempts,
 * or `reauthentication-required` for a first password without a recent login.
 */
export const preparePasswordChange = async (
  deps: Deps,
  caller: Caller,
  credentials: Credentials,
  change: PasswordChange,
): Promise<VerifiedPasswordChange | undefined> =>
  (await verifyCurrentPassword(deps, caller, credentials, change))
    ? { oldHash: credentials.passwordHash, newHash: await hashPassword(change.newPassword) }
    : undefined;

/** Returns false if the new password is set already. Attempts are limited, because an open session must not allow password guessing. */
const verifyCurrentPassword = async (
  deps: Deps,
  caller: Caller,
  { person, passwordHash }: Credentials,
  { currentPassword, newPassword }: PasswordChange,
): Promise<boolean> => {
  if (passwordHash === undefined && currentPassword === '') {
    await requireRecentProof(deps, caller);
    return true;
  }
  const key = attemptKeyOfSession(person.email, caller.session);
  await consumeAttempt(deps.database.db, key, deps.service.clock());
  const isCorrect = await verifyPassword(currentPassword, passwordHash);
  if (!isCorrect && !(await verifyPassword(newPassword, passwordHash))) throw currentPasswordWrong();
  await releaseAttempt(deps.database.db, key);
  return isCorrect;
};

/** Sets the password, ends the person's other sessions and invalidates mailed links. */
export const applyPasswordChange = async (
  deps: Deps,
  tx: Tx<Tables>,
  id: PersonId,
  { oldHash, newHash }: VerifiedPasswordChange,
  currentSession: string,
): Promise<Person> => {
  const person = await setPassword(tx, id, newHash, { hash: oldHash });
  if (!person) throw currentPasswordWrong();
  const now = deps.service.clock();
  await invalidateResets(tx, id, now);
  await publishPasswordChanged(tx, person);
  await endSessionsOfPerson(tx, id, 'password', now, currentSession);
  return person;
};
