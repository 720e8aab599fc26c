import { appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { Tx } from '@sargam/chassis/sql';
import type { SuspensionServiceImplementation } from '@sargam/proto/identity/v1/suspensions';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person, PersonId } from '../people/person.ts';
import { setSuspendedAt } from '../people/person-change-store.ts';
import { publishPersonChanged } from '../people/person-events.ts';
import { toPersonMessage } from '../people/person-message.ts';
import { findPersonById, lockActiveAdmins } from '../people/person-store.ts';
import { endSessionsOfPerson, findRecentlyEndedSessions } from '../sessions/session-store.ts';

interface SuspensionChange {
  readonly admin: PersonId;
  readonly id: PersonId;
  readonly action: 'suspended' | 'reinstated';
  readonly reason: string;
}

/** The person, and ended sessions whose access tokens may still be valid. */
export interface SuspensionResult {
  readonly person: Person;
  readonly endedSessionIds: string[];
}

/**
 * Suspends a person and ends their sessions (decision P7). Nobody can suspend their own account, so the last active admin
 * cannot be suspended (decision P11). Of two admins who suspend each other concurrently, the second is suspended and fails.
 */
export const suspend = (
  deps: Deps,
  admin: PersonId,
  id: PersonId,
  reason: string,
): Promise<SuspensionResult> => {
  if (admin === id) throw domainError.forbidden('own-account', 'Nobody can suspend their own account.');
  return deps.database.transaction(async (tx) => {
    if (!(await lockActiveAdmins(tx)).includes(admin)) throw domainError.forbidden();
    const person = await applySuspensionAction(deps, tx, { admin, id, action: 'suspended', reason });
    await endSessionsOfPerson(tx, id, 'suspended', deps.service.clock());
    return { person, endedSessionIds: await findRecentlyEndedSessions(deps, tx, id, 'suspended') };
  });
};

export const unsuspend = (deps: Deps, admin: PersonId, id: PersonId): Promise<Person> =>
  deps.database.transaction((tx) =>
    applySuspensionAction(deps, tx, { admin, id, action: 'reinstated', reason: '' }),
  );

/** Records and publishes a change. A repeat changes nothing and returns the person. */
const applySuspensionAction = async (
  deps: Deps,
  tx: Tx<Tables>,
  { admin, id, action, reason }: SuspensionChange,
): Promise<Person> => {
  const at = deps.service.clock();
  const changed = await setSuspendedAt(tx, id, action === 'suspended' ? at : null);
  if (changed) {
    await tx
      .insertInto('suspensions')
      .values({ id: newId(), person_id: id, by: admin, action, at, reason })
      .execute();
    await publishPersonChanged(tx, changed);
    const isSuspended = action === 'suspended';
    await appendAuditEntry(tx, at, {
      action: isSuspended ? 'Suspend' : 'Unsuspend',
      targetKind: 'account',
      targetId: id,
      before: { suspended: !isSuspended },
      after: { suspended: isSuspended },
      reason,
    });
  }
  const person = changed ?? (await findPersonById(tx, id));
  if (!person) throw domainError.notFound('person-not-found', 'There is no such account.');
  return person;
};

type Context = Parameters<typeof requireCaller>[0];

const adminOf = (context: Context): PersonId =>
  requireCaller(context, { roles: ['admin'] }).subject as PersonId;

export const suspensionHandlers = (deps: Deps): SuspensionServiceImplementation => ({
  suspend: async ({ personId, reason }, context) => {
    const caller = adminOf(context);
    const { person, endedSessionIds } = await suspend(deps, caller, personId as PersonId, reason.trim());
    deps.service.log.info({ caller, target: personId }, 'account suspended');
    return { person: toPersonMessage(person), endedSessionIds };
  },

  unsuspend: async ({ personId }, context) => {
    const caller = adminOf(context);
    const person = await unsuspend(deps, caller, personId as PersonId);
    deps.service.log.info({ caller, target: personId }, 'account unsuspended');
    return toPersonMessage(person);
  },
});
