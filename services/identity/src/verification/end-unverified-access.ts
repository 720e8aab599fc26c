import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';
import { removePassword } from '../people/person-change-store.ts';
import { endSessionsOfPerson } from '../sessions/session-store.ts';
import { deleteSocialAccounts } from '../social-accounts/social-account-store.ts';

/** Ends what was set up before the address was proved: password, social logins and sessions. Returns the ids of the sessions. */
export const endUnverifiedAccess = async (tx: Tx<Tables>, id: PersonId, now: Date): Promise<string[]> => {
  await removePassword(tx, id);
  await deleteSocialAccounts(tx, id);
  return endSessionsOfPerson(tx, id, 'password', now);
};
