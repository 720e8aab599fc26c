import { refuse } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person, PersonId } from '../people/person.ts';
import { announcePersonChanged } from '../people/person-events.ts';
import { holdActiveAdmins, personById, setSuspended } from '../people/person-store.ts';
import { endedLately, endSessionsOf } from '../sessions/session-store.ts';

type Deed = 'suspended' | 'reinstated';

/** A person as they are now, and the sessions whose tokens are no longer to be taken. */
export interface Suspended {
  readonly person: Person;
  readonly endedSessionIds: string[];
}

/**
 * Keeps somebody out from now on (decision P7). Nobody suspends themselves, so the last admin who is left cannot be
 * suspended either (P11): of two admins who suspend one another at once, the second is one no longer.
 */
export const suspend = (deps: Deps, by: PersonId, id: PersonId): Promise<Suspended> => {
  if (by === id) throw refuse.forbidden('own-account', 'Nobody can suspend their own account.');
  return deps.database.transaction(async (tx) => {
    if (!(await holdActiveAdmins(tx)).includes(by)) throw refuse.forbidden();
    const person = await change(deps, tx, { by, id, deed: 'suspended' });
    await endSessionsOf(tx, id, 'suspended', deps.service.clock());
    return { person, endedSessionIds: await endedLately(deps, tx, id, 'suspended') };
  });
};

export const reinstate = (deps: Deps, by: PersonId, id: PersonId): Promise<Person> =>
  deps.database.transaction((tx) => change(deps, tx, { by, id, deed: 'reinstated' }));

/** Written down and told where it changes something; a repeat answers the person as they are. */
const change = async (
  deps: Deps,
  tx: Tx<Tables>,
  { by, id, deed }: { readonly by: PersonId; readonly id: PersonId; readonly deed: Deed },
): Promise<Person> => {
  const at = deps.service.clock();
  const changed = await setSuspended(tx, id, deed === 'suspended' ? at : null);
  if (changed) {
    await tx.insertInto('suspensions').values({ id: newId(), person_id: id, by, deed, at }).execute();
    await announcePersonChanged(tx, changed);
  }
  const person = changed ?? (await personById(tx, id));
  if (!person) throw refuse.notFound('person-not-found', 'There is no such account.');
  return person;
};
