import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { invalidateResets } from '../password-resets/reset-store.ts';
import { appendOwnEntry } from '../people/append-own-entry.ts';
import { isLastLoginMethod, type LoginMethod, loginMethodsOf } from '../people/login-method.ts';
import type { Person, PersonId } from '../people/person.ts';
import { removePassword } from '../people/person-change-store.ts';
import { publishLoginMethodRemoved } from '../people/person-events.ts';
import { findCredentialsById, findPersonById, lockPersonForUpdate } from '../people/person-store.ts';
import { endSessionsOfPerson, findRecentlyEndedSessions } from '../sessions/session-store.ts';
import { deleteSocialAccounts, listLinkedAccounts } from '../social-accounts/social-account-store.ts';
import { currentPasswordWrong, requireReauthentication } from './require-reauthentication.ts';

/**
 * Removes one of the caller's ways to log in, ends their other sessions and returns the ended ones. A repeat changes nothing.
 * Throws `last-login-method`, and the errors of `requireReauthentication`.
 */
export const removeLoginMethod = async (
  deps: Deps,
  caller: Caller,
  method: LoginMethod,
  currentPassword: string,
): Promise<string[]> => {
  const found = await findCredentialsById(deps.database.db, caller.subject);
  if (!found) throw domainError.notFound('person-not-found', 'There is no such account.');
  const { id } = found.person;
  if (await hasMethod(deps.database.db, found.person, method))
    await requireReauthentication(deps, caller, found, currentPassword);
  return deps.database.transaction(async (tx) => {
    // The lock decides between two removals at the same time: one way to log in is left.
    const locked = await lockPersonForUpdate(tx, id);
    if (locked && (await hasMethod(tx, locked.person, method))) {
      if (currentPassword !== '' && locked.passwordHash !== found.passwordHash) throw currentPasswordWrong();
      await remove(deps, tx, locked.person, method);
      await endSessionsOfPerson(tx, id, 'password', deps.service.clock(), caller.session);
    }
    return findRecentlyEndedSessions(deps, tx, id, 'password');
  });
};

const providersOf = async (db: Kysely<Tables>, id: PersonId) =>
  (await listLinkedAccounts(db, id)).map(({ provider }) => provider);

const hasMethod = async (db: Kysely<Tables>, person: Person, method: LoginMethod): Promise<boolean> =>
  method === 'password' ? person.hasPassword : (await providersOf(db, person.id)).includes(method);

const remove = async (deps: Deps, tx: Tx<Tables>, person: Person, method: LoginMethod): Promise<void> => {
  const { id } = person;
  if (isLastLoginMethod(loginMethodsOf(person, await providersOf(tx, id)), method))
    throw domainError.conflict('last-login-method', 'This is the only way to log in to this account.');
  if (method === 'password') {
    await removePassword(tx, id);
    await invalidateResets(tx, id, deps.service.clock());
  } else await deleteSocialAccounts(tx, id, method);
  await appendOwnEntry(tx, deps.service.clock(), person, {
    action: method === 'password' ? 'RemovePassword' : 'UnlinkAccount',
    before: { [method]: true },
    after: { [method]: false },
  });
  await publishLoginMethodRemoved(tx, (await findPersonById(tx, id)) ?? person, method);
  deps.service.log.info({ person: id, method }, 'login method removed');
};
