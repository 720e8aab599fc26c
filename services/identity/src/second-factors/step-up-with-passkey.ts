import type { Caller } from '@sargam/chassis/caller';
import type { SteppedUpSession } from '@sargam/proto/identity/v1/sessions';
import type { Deps } from '../deps.ts';
import type { ChallengeBinding } from '../passkeys/passkey-challenges.ts';
import { noPasskey, passkeyWrong } from '../passkeys/passkey-errors.ts';
import { listPasskeys, recordPasskeyUse } from '../passkeys/passkey-store.ts';
import { createAuthenticationOptions, verifyAuthentication } from '../passkeys/webauthn.ts';
import type { PersonId } from '../people/person.ts';
import { renewProof } from '../sessions/step-up.ts';

const bindingOf = ({ subject, session }: Caller): ChallengeBinding => ({
  personId: subject as PersonId,
  purpose: 'step-up',
  boundTo: session,
});

/** Throws `passkey-missing` for a person without one. */
export const startPasskeyStepUp = async (deps: Deps, caller: Caller): Promise<string> => {
  const passkeys = await listPasskeys(deps.database.db, caller.subject as PersonId);
  if (passkeys.length === 0) throw noPasskey();
  return createAuthenticationOptions(deps, bindingOf(caller), passkeys);
};

/** Like `stepUp`, with a passkey instead of the password. */
export const stepUpWithPasskey = async (
  deps: Deps,
  caller: Caller,
  responseJson: string,
): Promise<SteppedUpSession> => {
  const { db } = deps.database;
  const use = bindingOf(caller);
  const signed = await verifyAuthentication(deps, use, await listPasskeys(db, use.personId), responseJson);
  if (!(await recordPasskeyUse(db, signed, deps.service.clock()))) throw passkeyWrong();
  return renewProof(deps, caller);
};
