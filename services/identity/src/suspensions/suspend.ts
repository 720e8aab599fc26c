import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person, PersonId } from '../people/person.ts';
import { publishPersonChanged } from '../people/person-events.ts';
import { findPersonById, lockActiveAdmins, setSuspendedAt } from '../people/person-store.ts';
import { endSessionsOfPerson, findRecentlyEndedSessions } from '../sessions/session-store.ts';

type SuspensionAction = 'suspended' | 'reinstated';

/** A person as they are now, and the sessions whose tokens are no longer to be taken. */
export interface SuspensionResult {
  readonly person: Person;
  readonly endedSessionIds: string[];
}

/**
 * Keeps somebody out from now on (decision P7). Nobody suspends themselves, so the last admin who is left cannot be
 * suspended either (P11): of two admins who suspend one another at once, the second is one no longer.
 */
export const suspend = (deps: Deps, by: PersonId, id: PersonId): Promise<SuspensionResult> => {
  if (by === id) throw domainError.forbidden('own-account', 'Nobody can suspend their own account.');
  return deps.database.transaction(async (tx) => {
    if (!(await lockActiveAdmins(tx)).includes(by)) throw domainError.forbidden();
    const person = await applySuspensionAction(deps, tx, { by, id, deed: 'suspended' });
    await endSessionsOfPerson(tx, id, 'suspended', deps.service.clock());
    return { person, endedSessionIds: await findRecentlyEndedSessions(deps, tx, id, 'suspended') };
  });
};

export const reinstate = (deps: Deps, by: PersonId, id: PersonId): Promise<Person> =>
  deps.database.transaction((tx) => applySuspensionAction(deps, tx, { by, id, deed: 'reinstated' }));

/** Written down and told where it changes something; a repeat answers the person as they are. */
const applySuspensionAction = async (
  deps: Deps,
  tx: Tx<Tables>,
  { by, id, deed }: { readonly by: PersonId; readonly id: PersonId; readonly deed: SuspensionAction },
): Promise<Person> => {
  const at = deps.service.clock();
  const changed = await setSuspendedAt(tx, id, deed === 'suspended' ? at : null);
  if (changed) {
    await tx.insertInto('suspensions').values({ id: newId(), person_id: id, by, deed, at }).execute();
    await publishPersonChanged(tx, changed);
  }
  const person = changed ?? (await findPersonById(tx, id));
  if (!person) throw domainError.notFound('person-not-found', 'There is no such account.');
  return person;
};
