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
 * Sets the password with a mailed token, ends all sessions and returns their ids. An invalid password does not use up the
 * link. The token also proves that the person reads mail of the address, so the address becomes verified.
 */
export const resetPassword = async (deps: Deps, token: string, password: string): Promise<string[]> => {
  requireValidPassword(password);
  const passwordHash = await hashPassword(password);
  return deps.database.transaction(async (tx) => {
    const now = deps.service.clock();
    const id = await consumeResetToken(tx, hashToken(token), now);
    const person = id && (await setPassword(tx, id, passwordHash));
    if (!person) throw linkInvalid();
    const verified = await markVerified(tx, person.id, now);
    if (verified) await publishEmailVerified(tx, verified);
    await publishPasswordChanged(tx, verified ?? person);
    await invalidateResets(tx, person.id, now);
    await resetAttempts(tx, person.email);
    return endSessionsOfPerson(tx, person.id, 'password', now);
  });
};

/** The same error for an unknown, used or expired link. */
const linkInvalid = () =>
  domainError.invalid('reset-link-invalid', 'This link is no longer valid. Please ask for a new one.');
