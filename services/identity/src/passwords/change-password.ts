import type { Caller } from '@sargam/chassis/caller';
import { refuse } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { AnotherPassword } from '@sargam/proto/identity/v1/profiles';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { giveBackTry, guesserInSession, takeTry } from '../guessing/tries.ts';
import type { Person, PersonId } from '../people/person.ts';
import { announcePasswordChanged } from '../people/person-events.ts';
import { type Credentials, setPassword } from '../people/person-store.ts';
import { dropResets } from '../resets/reset-store.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { hashPassword, passwordFits } from './password-hash.ts';

/** Another password for an account whose present one was proved, as hashes. */
export interface PasswordChange {
  readonly before: string | undefined;
  readonly after: string;
}

/**
 * What is to be written; undefined where the password is the other one already: a form that is sent again because its
 * answer was lost. Throws `current-password-wrong`, and `login-throttled` where it is guessed at.
 */
export const provenChange = async (
  deps: Deps,
  caller: Caller,
  found: Credentials,
  asked: AnotherPassword,
): Promise<PasswordChange | undefined> =>
  (await isPresent(deps, caller, found, asked))
    ? { before: found.passwordHash, after: await hashPassword(asked.another) }
    : undefined;

/** False where the other password is the present one. Whoever came to an open session must not guess through it. */
const isPresent = async (
  deps: Deps,
  caller: Caller,
  { person, passwordHash }: Credentials,
  { current, another }: AnotherPassword,
): Promise<boolean> => {
  if (passwordHash === undefined && current === '') return true;
  const guesser = guesserInSession(person.email, caller.session);
  await takeTry(deps.database.db, guesser, deps.service.clock());
  const fits = await passwordFits(current, passwordHash);
  if (!fits && !(await passwordFits(another, passwordHash))) throw wrongPassword();
  await giveBackTry(deps.database.db, guesser);
  return fits;
};

/** Sets the password; the person's other sessions and mailed links end. */
export const writePassword = async (
  deps: Deps,
  tx: Tx<Tables>,
  id: PersonId,
  { before, after }: PasswordChange,
  kept: string,
): Promise<Person> => {
  const person = await setPassword(tx, id, after, { hash: before });
  if (!person) throw wrongPassword();
  const now = deps.service.clock();
  await dropResets(tx, id, now);
  await announcePasswordChanged(tx, person);
  await endSessionsOf(tx, id, 'password', now, kept);
  return person;
};

const wrongPassword = () => {
  const message = 'The present password is not right.';
  return refuse.invalid('current-password-wrong', message, [{ field: 'currentPassword', message }]);
};
