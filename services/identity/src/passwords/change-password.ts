import type { Caller } from '@sargam/chassis/caller';
import { refuse } from '@sargam/chassis/errors';
import type { ChangePasswordRequest } from '@sargam/proto/identity/v1/passwords';
import type { Deps } from '../deps.ts';
import { giveBackTry, guesserInSession, takeTry } from '../guessing/tries.ts';
import { announcePasswordChanged } from '../people/person-events.ts';
import { type Credentials, credentialsById, setPassword } from '../people/person-store.ts';
import { dropResets } from '../resets/reset-store.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { hashPassword, passwordFits } from './password-hash.ts';
import { refuseBadPassword } from './password-rule.ts';

/** Sets another password by the present one; the other sessions and mailed links end. Answers the ended sessions. */
export const changePassword = async (
  deps: Deps,
  caller: Caller,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<string[]> => {
  const found = await credentialsById(deps.database.db, caller.subject);
  if (!found) throw refuse.notFound('person-not-found', 'There is no such account.');
  refuseBadPassword(newPassword);
  await proveCurrent(deps, caller, found, currentPassword);
  const hash = await hashPassword(newPassword);
  return deps.database.transaction(async (tx) => {
    const { id } = found.person;
    const person = await setPassword(tx, id, hash, { hash: found.passwordHash });
    if (!person) throw wrongPassword();
    const now = deps.service.clock();
    await dropResets(tx, id, now);
    await announcePasswordChanged(tx, person);
    return endSessionsOf(tx, id, 'password', now, caller.session);
  });
};

/** Whoever came to an open session must not guess the password through it either. */
const proveCurrent = async (
  deps: Deps,
  caller: Caller,
  { person, passwordHash }: Credentials,
  current: string,
): Promise<void> => {
  if (passwordHash === undefined && current === '') return;
  const guesser = guesserInSession(person.email, caller.session);
  await takeTry(deps.database.db, guesser, deps.service.clock());
  if (!(await passwordFits(current, passwordHash))) throw wrongPassword();
  await giveBackTry(deps.database.db, guesser);
};

const wrongPassword = () => {
  const message = 'The present password is not right.';
  return refuse.invalid('current-password-wrong', message, [{ field: 'currentPassword', message }]);
};
