import type { Session as SessionMessage } from '@sargam/proto/identity/v1/identity';
import type { FinishPasskeyLogInRequest } from '@sargam/proto/identity/v1/passkeys';
import type { Deps } from '../deps.ts';
import type { ChallengeBinding } from '../passkeys/passkey-challenges.ts';
import { noPasskey, passkeyWrong } from '../passkeys/passkey-errors.ts';
import { listPasskeys, recordPasskeyUse } from '../passkeys/passkey-store.ts';
import { createAuthenticationOptions, verifyAuthentication } from '../passkeys/webauthn.ts';
import type { PersonId } from '../people/person.ts';
import { lockPersonForShare } from '../people/person-store.ts';
import { consumeChallenge, findChallenge, type LoginChallenge } from '../second-factors/login-challenges.ts';
import { challengeExpired } from '../second-factors/second-factor-errors.ts';
import { accountSuspended } from '../sessions/login-errors.ts';
import type { LoginAttempt } from '../sessions/login-metrics.ts';
import { openSession } from '../sessions/open-session.ts';

const requireChallenge = async ({ database, service }: Deps, token: string): Promise<LoginChallenge> => {
  const challenge = await findChallenge(database.db, token, 'verify', service.clock());
  if (!challenge) throw challengeExpired();
  return challenge;
};

const bindingOf = (personId: PersonId, token: string): ChallengeBinding => ({
  personId,
  purpose: 'log-in',
  boundTo: token,
});

/** The options for the second step of a login. Throws `passkey-missing` for a person without a passkey. */
export const startPasskeyLogIn = async (deps: Deps, token: string): Promise<string> => {
  const { personId } = await requireChallenge(deps, token);
  const passkeys = await listPasskeys(deps.database.db, personId);
  if (passkeys.length === 0) throw noPasskey();
  return createAuthenticationOptions(deps, bindingOf(personId, token), passkeys);
};

/** Opens the session of a login whose password was correct. Signatures cannot be guessed, so attempts are not counted. */
export const finishPasskeyLogIn = async (
  deps: Deps,
  { token, responseJson, client }: FinishPasskeyLogInRequest,
  attempt: LoginAttempt,
): Promise<SessionMessage> => {
  const { personId, hasPassword } = await requireChallenge(deps, token);
  attempt.person = personId;
  const passkeys = await listPasskeys(deps.database.db, personId);
  const signed = await verifyAuthentication(deps, bindingOf(personId, token), passkeys, responseJson);
  return deps.database.transaction(async (tx) => {
    const current = await lockPersonForShare(tx, personId);
    if (!current || !hasPassword(current.passwordHash)) throw challengeExpired();
    if (current.person.suspendedAt) throw accountSuspended();
    if (!(await recordPasskeyUse(tx, signed, deps.service.clock()))) throw passkeyWrong();
    if (!(await consumeChallenge(tx, token))) throw challengeExpired();
    return openSession(deps, tx, current.person, client);
  });
};
