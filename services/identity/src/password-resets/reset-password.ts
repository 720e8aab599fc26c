import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { resetAttempts } from '../login-attempts/attempt-store.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { requireValidPassword } from '../passwords/password-rule.ts';
import { appendOwnEntry } from '../people/append-own-entry.ts';
import type { PersonId } from '../people/person.ts';
import { markVerified, setPassword } from '../people/person-change-store.ts';
import { publishEmailVerified, publishPasswordChanged } from '../people/person-events.ts';
import { endSessionsOfPerson } from '../sessions/session-store.ts';
import { deleteSocialAccounts } from '../social-accounts/social-account-store.ts';
import { hashToken } from '../tokens/token.ts';
import { consumeResetToken, invalidateResets } from './reset-store.ts';

/**
 * Sets the password with a mailed token, ends all sessions and returns their ids. An invalid password does not use up the
 * link. A mailed token also proves that the person reads mail of the address, so the address becomes verified. Social logins of an
 * account whose address was not verified before end: someone else can have created the account with this address.
 */
export const resetPassword = async (deps: Deps, token: string, password: string): Promise<string[]> => {
  requireValidPassword(password);
  const passwordHash = await hashPassword(password);
  return deps.database.transaction(async (tx) => {
    const now = deps.service.clock();
    const link = await consumeResetToken(tx, hashToken(token), now);
    const person = link && (await setPassword(tx, link.personId, passwordHash));
    if (!person) throw linkInvalid();
    const verified = link.provesEmail ? await markVerified(tx, person.id, now) : undefined;
    if (verified) {
      await publishEmailVerified(tx, verified);
      await endUnverifiedLinks(deps, tx, verified.id);
    }
    const change = { before: {}, after: { password: 'changed' } };
    await appendOwnEntry(tx, now, person, { action: 'ResetPassword', ...change });
    await publishPasswordChanged(tx, verified ?? person);
    await invalidateResets(tx, person.id, now);
    await resetAttempts(tx, person.email);
    return endSessionsOfPerson(tx, person.id, 'password', now);
  });
};

const endUnverifiedLinks = async (deps: Deps, tx: Tx<Tables>, person: PersonId): Promise<void> => {
  const links = await deleteSocialAccounts(tx, person);
  if (links > 0) deps.service.log.info({ person, links }, 'social logins of an unverified account ended');
};

/** The same error for an unknown, used or expired link. */
const linkInvalid = () =>
  domainError.invalid('reset-link-invalid', 'This link is no longer valid. Please ask for a new one.');
