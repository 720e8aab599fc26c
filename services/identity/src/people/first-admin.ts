import type { Deps } from '../deps.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { newPersonRow } from './new-person.ts';
import { normalEmail } from './person.ts';
import { announceEmailVerified, announceSignedUp } from './person-events.ts';
import { hasAnAdmin, insertPerson } from './person-store.ts';

/** Somebody must make the other accounts: while there is no admin at all, the settings may name the first. */
export const ensureFirstAdmin = async (deps: Deps): Promise<void> => {
  const { firstAdminEmail, firstAdminPassword } = deps.service.settings;
  if (!firstAdminEmail || !firstAdminPassword || (await hasAnAdmin(deps.database.db))) return;
  if (isCommonPassword(firstAdminPassword)) deps.service.log.warn('FIRST_ADMIN_PASSWORD is a common one');
  const password_hash = await hashPassword(firstAdminPassword);
  const now = deps.service.clock();
  await deps.database.transaction(async (tx) => {
    const person = await insertPerson(tx, {
      ...newPersonRow(now),
      name: 'Admin',
      email: normalEmail(firstAdminEmail),
      role: 'admin',
      password_hash,
      verified_at: now,
    });
    if (!person) return;
    await announceSignedUp(tx, person);
    await announceEmailVerified(tx, person);
    deps.service.log.info({ person: person.id }, 'the first admin account is made');
  });
};
