import { domainError } from '@sargam/chassis/errors';
import type { Deps } from '../deps.ts';
import { resetAttempts } from '../login-attempts/attempt-store.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { requireValidPassword } from '../passwords/password-rule.ts';
import { publishEmailVerified, publishPasswordChanged } from '../people/person-events.ts';
import { markVerified, setPassword } from '../people/person-store.ts';
import { endSessionsOfPerson } from '../sessions/session-store.ts';
import { hashToken } from '../tokens/token.ts';
import { consumeResetToken, invalidateResets } from './reset-store.ts';

/**
 * Sets the password by a mailed token and answers the sessions that this ended: all. A password that is refused leaves
 * the link as it was. Whoever read the mail has the address, so it is verified too.
 */
export const resetPassword = async (deps: Deps, token: string, password: string): Promise<string[]> => {
  requireValidPassword(password);
  const passwordHash = await hashPassword(password);
  return deps.database.transaction(async (tx) => {
    const now = deps.service.clock();
    const id = await consumeResetToken(tx, hashToken(token), now);
    const person = id && (await setPassword(tx, id, passwordHash));
    if (!person) throw linkInvalid();
    const newly = await markVerified(tx, person.id, now);
    if (newly) await publishEmailVerified(tx, newly);
    await publishPasswordChanged(tx, newly ?? person);
    await invalidateResets(tx, person.id, now);
    await resetAttempts(tx, person.email);
    return endSessionsOfPerson(tx, person.id, 'password', now);
  });
};

/** The same of a link that is unknown, used or expired. */
const linkInvalid = () =>
  domainError.invalid('reset-link-invalid', 'This link is no longer valid. Please ask for a new one.');
