import { type AuditedChange, appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import type { Deps } from '../deps.ts';
import type { PersonId } from '../people/person.ts';
import { findPersonById, lockActiveAdmins } from '../people/person-store.ts';
import { endSessionsOfPerson } from '../sessions/session-store.ts';
import { requiredForAdmins } from './second-factor-errors.ts';
import { needsSecondFactor } from './second-factor-rule.ts';
import { deleteSecondFactor } from './second-factor-store.ts';

/** Removes the person's own second factor; a repeat changes nothing. */
export const removeSecondFactor = async (deps: Deps, id: PersonId): Promise<void> => {
  const { db } = deps.database;
  const person = await findPersonById(db, id);
  if (person && needsSecondFactor(person, deps.service.settings)) throw requiredForAdmins();
  if (await deleteSecondFactor(db, id))
    deps.service.log.info({ caller: id, target: id }, 'second factor removed');
};

/**
 * Removes the second factor of somebody who lost it, and returns the sessions that end: the person logs in again with the
 * password. An admin cannot reset their own, because a stolen session would then remove it.
 */
export const resetSecondFactor = async (deps: Deps, admin: PersonId, id: PersonId): Promise<string[]> => {
  if (admin === id)
    throw domainError.forbidden('own-account', 'Another admin has to reset your second factor.');
  return deps.database.transaction(async (tx) => {
    if (!(await lockActiveAdmins(tx)).includes(admin)) throw domainError.forbidden();
    if (!(await deleteSecondFactor(tx, id))) return [];
    const at = deps.service.clock();
    await appendAuditEntry(tx, at, secondFactorReset(id));
    deps.service.log.warn({ caller: admin, target: id }, 'second factor reset by an admin');
    return endSessionsOfPerson(tx, id, 'second-factor', at);
  });
};

/** The audit entry of a reset. */
export const secondFactorReset = (id: PersonId): AuditedChange => ({
  action: 'ResetSecondFactor',
  targetKind: 'account',
  targetId: id,
  before: { secondFactor: true },
  after: { secondFactor: false },
});
