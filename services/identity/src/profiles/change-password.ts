import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { AnotherPassword } from '@sargam/proto/identity/v1/profiles';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { attemptKeyOfSession, consumeAttempt, releaseAttempt } from '../login-attempts/attempt-store.ts';
import { invalidateResets } from '../password-resets/reset-store.ts';
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts';
import type { Person, PersonId } from '../people/person.ts';
import { publishPasswordChanged } from '../people/person-events.ts';
import { type Credentials, setPassword } from '../people/person-store.ts';
import { endSessionsOfPerson } from '../sessions/session-store.ts';

/** Another password for an account whose present one was proved, as hashes. */
export interface PasswordChange {
  readonly oldHash: string | undefined;
  readonly newHash: string;
}

/**
 * What is to be written; undefined where the password is the other one already: a form that is sent again because its
 * answer was lost. Throws `current-password-wrong`, and `login-throttled` where it is guessed at.
 */
export const preparePasswordChange = async (
  deps: Deps,
  caller: Caller,
  found: Credentials,
  asked: AnotherPassword,
): Promise<PasswordChange | undefined> =>
  (await verifyCurrentPassword(deps, caller, found, asked))
    ? { oldHash: found.passwordHash, newHash: await hashPassword(asked.another) }
    : undefined;

/** False where the other password is the present one. Whoever came to an open session must not guess through it. */
const verifyCurrentPassword = async (
  deps: Deps,
  caller: Caller,
  { person, passwordHash }: Credentials,
  { current, another }: AnotherPassword,
): Promise<boolean> => {
  if (passwordHash === undefined && current === '') return true;
  const guesser = attemptKeyOfSession(person.email, caller.session);
  await consumeAttempt(deps.database.db, guesser, deps.service.clock());
  const fits = await verifyPassword(current, passwordHash);
  if (!fits && !(await verifyPassword(another, passwordHash))) throw wrongPassword();
  await releaseAttempt(deps.database.db, guesser);
  return fits;
};

/** Sets the password; the person's other sessions and mailed links end. */
export const applyPasswordChange = async (
  deps: Deps,
  tx: Tx<Tables>,
  id: PersonId,
  { oldHash, newHash }: PasswordChange,
  kept: string,
): Promise<Person> => {
  const person = await setPassword(tx, id, newHash, { hash: oldHash });
  if (!person) throw wrongPassword();
  const now = deps.service.clock();
  await invalidateResets(tx, id, now);
  await publishPasswordChanged(tx, person);
  await endSessionsOfPerson(tx, id, 'password', now, kept);
  return person;
};

const wrongPassword = () => {
  const message = 'The present password is not right.';
  return domainError.invalid('current-password-wrong', message, [{ field: 'currentPassword', message }]);
};
