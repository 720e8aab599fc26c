import { type AuditedChange, appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { deletePasskey, deletePasskeys } from '../passkeys/passkey-store.ts';
import { appendOwnEntry } from '../people/append-own-entry.ts';
import type { PersonId } from '../people/person.ts';
import { lockActiveAdmins, lockPersonForUpdate } from '../people/person-store.ts';
import { endSessionsOfPerson } from '../sessions/session-store.ts';
import { requiredForAdmins } from './second-factor-errors.ts';
import { findSecondFactorMethods } from './second-factor-methods.ts';
import { needsSecondFactor } from './second-factor-rule.ts';
import { deleteTotp } from './second-factor-store.ts';

interface Removal {
  /** The name of the call, for the audit entry of staff. */
  readonly action: 'RemoveTotp' | 'RemovePasskey';
  readonly line: string;
  readonly remove: (tx: Kysely<Tables>) => Promise<boolean>;
}

/** Removes one of the person's own factors. The row lock serializes removals, so a required last factor stays. */
const removeFactor = async (deps: Deps, id: PersonId, { action, line, remove }: Removal): Promise<void> => {
  const isRemoved = await deps.database.transaction(async (tx) => {
    const person = (await lockPersonForUpdate(tx, id))?.person;
    const before = await findSecondFactorMethods(tx, id);
    const removed = await remove(tx);
    const remaining = await findSecondFactorMethods(tx, id);
    if (
      person &&
      before.length > 0 &&
      remaining.length === 0 &&
      needsSecondFactor(person, deps.service.settings)
    )
      throw requiredForAdmins();
    if (person && removed)
      await appendOwnEntry(tx, deps.service.clock(), person, {
        action,
        before: { secondFactors: before.length },
        after: { secondFactors: remaining.length },
      });
    return removed;
  });
  if (isRemoved) deps.service.log.info({ caller: id, target: id }, line);
};

/** Removes the person's own TOTP and recovery codes; a repeat changes nothing. */
export const removeTotp = (deps: Deps, id: PersonId): Promise<void> =>
  removeFactor(deps, id, {
    action: 'RemoveTotp',
    line: 'second factor removed',
    remove: (tx) => deleteTotp(tx, id),
  });

/** Removes one of the person's own passkeys; a repeat changes nothing. */
export const removePasskey = (deps: Deps, id: PersonId, passkeyId: string): Promise<void> =>
  removeFactor(deps, id, {
    action: 'RemovePasskey',
    line: 'passkey removed',
    remove: (tx) => deletePasskey(tx, id, passkeyId),
  });

/** Deletes TOTP, recovery codes and passkeys; false if the person has none. */
export const deleteAllSecondFactors = async (tx: Kysely<Tables>, id: PersonId): Promise<boolean> => {
  const hadPasskeys = await deletePasskeys(tx, id);
  return (await deleteTotp(tx, id)) || hadPasskeys;
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
    if (!(await deleteAllSecondFactors(tx, id))) return [];
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
