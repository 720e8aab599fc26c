import { domainError } from '@sargam/chassis/errors';
import type { LogInRequest, Session as SessionMessage } from '@sargam/proto/identity/v1/identity';
import type { Deps } from '../deps.ts';
import { consumeAttempt, hashAccount, releaseAttempt } from '../login-attempts/attempt-store.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { normalizeEmail } from '../people/person.ts';
import { findCredentialsByEmail, lockPersonForShare } from '../people/person-store.ts';
import { findBrowserKey } from './known-browsers.ts';
import { openSession } from './open-session.ts';

/** Logs in with e-mail address and password. A wrong address and a wrong password have the same error after the same time. */
export const logIn = async (deps: Deps, request: LogInRequest): Promise<SessionMessage> => {
  const { db } = deps.database;
  const found = await findCredentialsByEmail(db, normalizeEmail(request.email));
  const browser = await findBrowserKey(db, request.client?.browserToken ?? '', found?.person.id);
  const attemptKey = { account: hashAccount(request.email), browser };
  await consumeAttempt(db, attemptKey, deps.service.clock());
  const isCorrect = await verifyPassword(request.password, found?.passwordHash);
  if (!isCorrect || !found) throw loginFailed();
  await releaseAttempt(db, attemptKey);
  return deps.database.transaction(async (tx) => {
    // The password may have changed, and all sessions may have ended, during the verification.
    const current = await lockPersonForShare(tx, found.person.id);
    if (!current || current.passwordHash !== found.passwordHash) throw loginFailed();
    if (current.person.suspendedAt) throw accountSuspended();
    return openSession(deps, tx, current.person, request.client);
  });
};

const loginFailed = () =>
  domainError.unauthenticated('login-failed', 'Login Failed!! Please try with correct Credentials.');

/** Only a person with the correct credentials gets this error (decision P7). */
export const accountSuspended = () =>
  domainError.forbidden(
    'suspended',
    'This account is suspended. Please write to us if you think this is a mistake.',
  );
