import { type AuditedChange, appendAuditEntry } from '@sargam/chassis/audit';
import { currentScope, runInScope } from '@sargam/chassis/scope';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Person } from './person.ts';

type OwnChange = Pick<AuditedChange, 'action' | 'before' | 'after'>;

/**
 * Appends the audit entry of a change that staff makes to the own account. The changes of students have none. A call without a caller
 * has proved the account with a password or a mailed link: its actor is the person.
 */
export const appendOwnEntry = async (
  tx: Tx<Tables>,
  at: Date,
  { id, role }: Pick<Person, 'id' | 'role'>,
  change: OwnChange,
): Promise<void> => {
  if (role === 'student') return;
  const caller = currentScope().caller ?? { subject: id, roles: [role], session: '', claims: {} };
  await runInScope({ caller }, () =>
    appendAuditEntry(tx, at, { ...change, targetKind: 'account', targetId: id }),
  );
};
