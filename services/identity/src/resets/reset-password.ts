import { refuse } from '@sargam/chassis/errors';
import type { Deps } from '../deps.ts';
import { forgiveTries } from '../guessing/tries.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseBadPassword } from '../passwords/password-rule.ts';
import { announceEmailVerified, announcePasswordChanged } from '../people/person-events.ts';
import { markVerified, setPassword } from '../people/person-store.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { tokenHash } from '../verification/token.ts';
import { dropResets, redeemReset } from './reset-store.ts';

/**
 * Sets the password by a mailed token and answers the sessions that this ended: all. A password that is refused leaves
 * the link as it was. Whoever read the mail has the address, so it is verified too.
 */
export const resetPassword = async (deps: Deps, token: string, password: string): Promise<string[]> => {
  refuseBadPassword(password);
  const passwordHash = await hashPassword(password);
  return deps.database.transaction(async (tx) => {
    const now = deps.service.clock();
    const id = await redeemReset(tx, tokenHash(token), now);
    const person = id && (await setPassword(tx, id, passwordHash));
    if (!person) throw linkInvalid();
    const newly = await markVerified(tx, person.id, now);
    if (newly) await announceEmailVerified(tx, newly);
    await announcePasswordChanged(tx, newly ?? person);
    await dropResets(tx, person.id, now);
    await forgiveTries(tx, person.email);
    return endSessionsOf(tx, person.id, 'password', now);
  });
};

/** The same of a link that is unknown, used or expired. */
const linkInvalid = () =>
  refuse.invalid('reset-link-invalid', 'This link is no longer valid. Please ask for a new one.');
