import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Deps } from '../deps.ts';
import type { ChallengeBinding } from '../passkeys/passkey-challenges.ts';
import { passkeyExists } from '../passkeys/passkey-errors.ts';
import { insertPasskey, listPasskeys, type Passkey } from '../passkeys/passkey-store.ts';
import { createRegistrationOptions, verifyRegistration } from '../passkeys/webauthn.ts';
import { appendOwnEntry } from '../people/append-own-entry.ts';
import type { PersonId } from '../people/person.ts';
import { sanitizeName, validateName } from '../people/person-name.ts';
import { findSecondFactorMethods } from './second-factor-methods.ts';
import { finishSetUp, requireRequester, type SetUpRequester } from './set-up-requester.ts';

const bindingOf = ({ caller, setupToken }: SetUpRequester, personId: PersonId): ChallengeBinding => ({
  personId,
  purpose: 'add',
  boundTo: caller?.session ?? setupToken,
});

export const startPasskey = async (deps: Deps, requester: SetUpRequester): Promise<string> => {
  const person = await requireRequester(deps, requester);
  const existing = await listPasskeys(deps.database.db, person.id);
  return createRegistrationOptions(deps, bindingOf(requester, person.id), person, existing);
};

/** Stores the passkey of a registration response. */
export const addPasskey = async (
  deps: Deps,
  requester: SetUpRequester,
  { name, responseJson }: { readonly name: string; readonly responseJson: string },
): Promise<Passkey> => {
  const person = await requireRequester(deps, requester);
  const { id } = person;
  const problems = validateName(name);
  if (problems.length > 0) throw domainError.invalid('passkey-name', 'This name cannot be used.', problems);
  const credential = await verifyRegistration(deps, bindingOf(requester, id), responseJson);
  const passkey: Passkey = {
    id: newId(),
    personId: id,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: credential.transports ?? [],
    name: sanitizeName(name),
    createdAt: deps.service.clock(),
    usedAt: undefined,
  };
  await deps.database.transaction(async (tx) => {
    await finishSetUp(tx, requester, id);
    const before = await findSecondFactorMethods(tx, id);
    if (!(await insertPasskey(tx, passkey))) throw passkeyExists();
    await appendOwnEntry(tx, passkey.createdAt, person, {
      action: 'AddPasskey',
      before: { secondFactors: before.length },
      after: { secondFactors: before.length + 1 },
    });
  });
  deps.service.log.info({ caller: id, target: id }, 'passkey added');
  return passkey;
};
