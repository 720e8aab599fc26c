import type { Deps } from '../deps.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { newStudentRow } from '../people/new-person.ts';
import { normalizeEmail } from '../people/person.ts';
import { publishEmailVerified, publishSignedUp } from '../people/person-events.ts';
import { hasAdmin, insertPerson } from '../people/person-store.ts';

/** Creates the first admin from the settings while there is no admin: only an admin can create accounts for staff. */
export const ensureFirstAdmin = async (deps: Deps): Promise<void> => {
  const { firstAdminEmail, firstAdminPassword } = deps.service.settings;
  if (!firstAdminEmail || !firstAdminPassword || (await hasAdmin(deps.database.db))) return;
  if (isCommonPassword(firstAdminPassword))
    deps.service.log.warn('FIRST_ADMIN_PASSWORD is a common password');
  const password_hash = await hashPassword(firstAdminPassword);
  const now = deps.service.clock();
  await deps.database.transaction(async (tx) => {
    const person = await insertPerson(tx, {
      ...newStudentRow(now),
      name: 'Admin',
      email: normalizeEmail(firstAdminEmail),
      role: 'admin',
      password_hash,
      verified_at: now,
    });
    if (!person) return;
    await publishSignedUp(tx, person);
    await publishEmailVerified(tx, person);
    deps.service.log.info({ person: person.id }, 'first admin account created');
  });
};
