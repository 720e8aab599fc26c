import { domainError } from '@sargam/chassis/errors';
import type { LogInRequest, Session as SessionMessage } from '@sargam/proto/identity/v1/identity';
import type { Deps } from '../deps.ts';
import { consumeAttempt, hashAccount, releaseAttempt } from '../login-attempts/attempt-store.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { normalizeEmail } from '../people/person.ts';
import { findCredentialsByEmail, lockPersonForShare } from '../people/person-store.ts';
import { findBrowserKey } from './known-browsers.ts';
import { openSession } from './open-session.ts';

/** By address and password; whatever is wrong of them gets the same words after the same time. */
export const logIn = async (deps: Deps, request: LogInRequest): Promise<SessionMessage> => {
  const { db } = deps.database;
  const found = await findCredentialsByEmail(db, normalizeEmail(request.email));
  const browser = await findBrowserKey(db, request.client?.browserToken ?? '', found?.person.id);
  const guesser = { account: hashAccount(request.email), browser };
  await consumeAttempt(db, guesser, deps.service.clock());
  const fits = await verifyPassword(request.password, found?.passwordHash);
  if (!fits || !found) throw loginFailed();
  await releaseAttempt(db, guesser);
  return deps.database.transaction(async (tx) => {
    // Another password may have been set, and all sessions ended, while this one was verified.
    const held = await lockPersonForShare(tx, found.person.id);
    if (!held || held.passwordHash !== found.passwordHash) throw loginFailed();
    if (held.person.suspendedAt) throw accountSuspended();
    return openSession(deps, tx, held.person, request.client);
  });
};

const loginFailed = () =>
  domainError.unauthenticated('login-failed', 'Login Failed!! Please try with correct Credentials.');

/** Said only to whoever proved to be the person (decision P7). */
export const accountSuspended = () =>
  domainError.forbidden(
    'suspended',
    'This account is suspended. Please write to us if you think this is a mistake.',
  );
