import type { Session as SessionMessage } from '@sargam/proto/identity/v1/identity';
import type { FinishLogInRequest } from '@sargam/proto/identity/v1/second_factors';
import type { Deps } from '../deps.ts';
import { consumeAttempt, releaseAttempt } from '../login-attempts/attempt-store.ts';
import { lockPersonForShare } from '../people/person-store.ts';
import { consumeChallenge, findChallenge } from '../second-factors/login-challenges.ts';
import { challengeExpired, codeWrong } from '../second-factors/second-factor-errors.ts';
import { findSecondFactor } from '../second-factors/second-factor-store.ts';
import { attemptKeyOfCodes, verifyCode } from '../second-factors/verify-code.ts';
import { accountSuspended } from '../sessions/login-errors.ts';
import type { LoginAttempt } from '../sessions/login-metrics.ts';
import { openSession } from '../sessions/open-session.ts';

/** Opens the session of a login whose password was correct. Wrong codes are limited like wrong passwords. */
export const finishLogIn = async (
  deps: Deps,
  { token, code, client }: FinishLogInRequest,
  attempt: LoginAttempt,
): Promise<SessionMessage> => {
  const { db } = deps.database;
  const challenge = await findChallenge(db, token, 'verify', deps.service.clock());
  if (!challenge) throw challengeExpired();
  attempt.person = challenge.personId;
  const attemptKey = attemptKeyOfCodes(challenge.personId);
  await consumeAttempt(db, attemptKey, deps.service.clock());
  const session = await deps.database.transaction(async (tx) => {
    const current = await lockPersonForShare(tx, challenge.personId);
    const factor = await findSecondFactor(tx, challenge.personId);
    if (!current || !factor?.confirmedAt || !challenge.hasPassword(current.passwordHash))
      throw challengeExpired();
    if (current.person.suspendedAt) throw accountSuspended();
    if (!(await verifyCode(deps, tx, challenge.personId, factor, code))) throw codeWrong();
    if (!(await consumeChallenge(tx, token))) throw challengeExpired();
    return openSession(deps, tx, current.person, client);
  });
  await releaseAttempt(db, attemptKey);
  return session;
};
