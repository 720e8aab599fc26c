import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { SteppedUpSession, StepUpRequest } from '@sargam/proto/identity/v1/sessions';
import type { Deps } from '../deps.ts';
import { attemptKeyOfSession, consumeAttempt, releaseAttempt } from '../login-attempts/attempt-store.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { findCredentialsById } from '../people/person-store.ts';
import { signSessionToken } from './open-session.ts';
import { endsOf, limitsOf } from './session-limits.ts';
import { recordAuthentication } from './session-store.ts';

/**
 * Records that the caller proved again who they are, and returns an access token with the new time. Throws `password-wrong`,
 * `login-throttled` after too many attempts of this session, or `session-ended`.
 */
export const stepUp = async (
  deps: Deps,
  caller: Caller,
  { password }: StepUpRequest,
): Promise<SteppedUpSession> => {
  const { db } = deps.database;
  const found = await findCredentialsById(db, caller.subject);
  if (!found) throw sessionEnded();
  const key = attemptKeyOfSession(found.person.email, caller.session);
  await consumeAttempt(db, key, deps.service.clock());
  if (!(await verifyPassword(password, found.passwordHash))) throw passwordWrong();
  await releaseAttempt(db, key);
  return renewProof(deps, caller);
};

/** Records the proof in the session, and returns an access token with its time. Throws `session-ended`. */
export const renewProof = async (deps: Deps, caller: Caller): Promise<SteppedUpSession> => {
  const { db } = deps.database;
  const found = await findCredentialsById(db, caller.subject);
  if (!found) throw sessionEnded();
  // Zero rows if the session ended meanwhile, as at a suspension or a change of the password.
  const owned = { id: caller.session, personId: found.person.id };
  const session = await recordAuthentication(db, owned, deps.service.clock());
  if (!session) throw sessionEnded();
  return signSessionToken(deps, {
    session,
    person: found.person,
    ends: endsOf(session, limitsOf(found.person.role, deps.service.settings)),
  });
};

const sessionEnded = () => domainError.unauthenticated('session-ended', 'Please login first');

const passwordWrong = () => {
  const message = 'The password is not right.';
  return domainError.invalid('password-wrong', message, [{ field: 'password', message }]);
};
