import type { LogInRequest, Session as SessionMessage } from '@sargam/proto/identity/v1/identity';
import type { Deps } from '../deps.ts';
import { consumeAttempt, hashAccount, releaseAttempt } from '../login-attempts/attempt-store.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { normalizeEmail } from '../people/person.ts';
import { findCredentialsByEmail, lockPersonForShare } from '../people/person-store.ts';
import { openChallenge } from '../second-factors/login-challenges.ts';
import { challengeRequired } from '../second-factors/second-factor-errors.ts';
import { findSecondFactorMethods } from '../second-factors/second-factor-methods.ts';
import { needsSecondFactor } from '../second-factors/second-factor-rule.ts';
import { findBrowserKey } from '../sessions/known-browsers.ts';
import { accountSuspended, loginFailed } from '../sessions/login-errors.ts';
import type { LoginAttempt } from '../sessions/login-metrics.ts';
import { openSession } from '../sessions/open-session.ts';
import { openSetUp } from '../set-up/set-up.ts';

/**
 * Logs in with e-mail address and password, or throws `challengeRequired` or `set-up-required` if that is not enough. A wrong address and a wrong
 * password have the same error after the same time.
 */
export const logIn = async (
  deps: Deps,
  request: LogInRequest,
  attempt: LoginAttempt,
): Promise<SessionMessage> => {
  const { db } = deps.database;
  const found = await findCredentialsByEmail(db, normalizeEmail(request.email));
  attempt.person = found?.person.id;
  const browser = await findBrowserKey(db, request.client?.browserToken ?? '', found?.person.id);
  const attemptKey = { account: hashAccount(request.email), browser };
  await consumeAttempt(db, attemptKey, deps.service.clock());
  const isCorrect = await verifyPassword(request.password, found?.passwordHash);
  if (!isCorrect || !found) throw loginFailed();
  await releaseAttempt(db, attemptKey);
  const outcome = await deps.database.transaction(async (tx) => {
    // The password may have changed, and all sessions may have ended, during the verification.
    const current = await lockPersonForShare(tx, found.person.id);
    if (!current || current.passwordHash !== found.passwordHash) throw loginFailed();
    const { suspendedAt, setUpUntil } = current.person;
    if (suspendedAt) throw accountSuspended();
    const now = deps.service.clock();
    if (setUpUntil) return { refusal: await openSetUp(tx, current.person, setUpUntil, now) };
    const methods = await findSecondFactorMethods(tx, current.person.id);
    if (methods.length === 0 && !needsSecondFactor(current.person, deps.service.settings))
      return openSession(deps, tx, current.person, request.client);
    const purpose = methods.length > 0 ? 'verify' : 'set-up';
    const token = await openChallenge(tx, current, purpose, now);
    return { refusal: challengeRequired(purpose, token, methods) };
  });
  // Thrown after the transaction, which stores the token of the next step.
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome;
};
