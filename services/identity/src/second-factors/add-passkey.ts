import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Deps } from '../deps.ts';
import type { PasskeyUse } from '../passkeys/passkey-challenges.ts';
import { passkeyExists } from '../passkeys/passkey-errors.ts';
import { insertPasskey, listPasskeys, type Passkey } from '../passkeys/passkey-store.ts';
import { createRegistrationOptions, verifyRegistration } from '../passkeys/webauthn.ts';
import type { PersonId } from '../people/person.ts';
import { sanitizeName, validateName } from '../people/person-name.ts';
import { finishSetUp, requireOwner, type SetUpOwner } from './set-up-owner.ts';

const useOf = ({ caller, setupToken }: SetUpOwner, personId: PersonId): PasskeyUse => ({
  personId,
  purpose: 'add',
  boundTo: caller?.session ?? setupToken,
});

export const startPasskey = async (deps: Deps, owner: SetUpOwner): Promise<string> => {
  const person = await requireOwner(deps, owner);
  const existing = await listPasskeys(deps.database.db, person.id);
  return createRegistrationOptions(deps, useOf(owner, person.id), person, existing);
};

/** Stores the passkey of a registration response. */
export const addPasskey = async (
  deps: Deps,
  owner: SetUpOwner,
  { name, responseJson }: { readonly name: string; readonly responseJson: string },
): Promise<Passkey> => {
  const { id } = await requireOwner(deps, owner);
  const problems = validateName(name);
  if (problems.length > 0) throw domainError.invalid('passkey-name', 'This name cannot be used.', problems);
  const credential = await verifyRegistration(deps, useOf(owner, id), responseJson);
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
    await finishSetUp(tx, owner, id);
    if (!(await insertPasskey(tx, passkey))) throw passkeyExists();
  });
  deps.service.log.info({ caller: id, target: id }, 'passkey added');
  return passkey;
};
