import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { Person } from '../people/person.ts';
import {
  type ChallengeBinding,
  consumePasskeyChallenge,
  passkeyTimeoutMs,
  savePasskeyChallenge,
} from './passkey-challenges.ts';
import { passkeyExpired, passkeyWrong } from './passkey-errors.ts';
import type { Passkey } from './passkey-store.ts';

/** EdDSA, ES256 and RS256, which together all authenticators support. */
const algorithms = [-8, -7, -257];

/** Passkeys belong to the host name of the site, and only its pages may use them. */
const siteOf = ({ service }: Deps) => {
  const { hostname, origin } = new URL(service.settings.siteUrl);
  return { rpID: hostname, origin };
};

const toDescriptor = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  transports: transports as never,
});

/** Options to create a passkey that the authenticator does not have yet. */
export const createRegistrationOptions = async (
  deps: Deps,
  binding: ChallengeBinding,
  person: Person,
  existing: readonly Passkey[],
): Promise<string> => {
  const options = await generateRegistrationOptions({
    rpName: 'Sargam',
    rpID: siteOf(deps).rpID,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    timeout: passkeyTimeoutMs,
    attestationType: 'none',
    excludeCredentials: existing.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  await savePasskeyChallenge(deps.database.db, binding, options.challenge, deps.service.clock());
  return JSON.stringify(options);
};

/** Options to use one of the passkeys. */
export const createAuthenticationOptions = async (
  deps: Deps,
  binding: ChallengeBinding,
  passkeys: readonly Passkey[],
): Promise<string> => {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(deps).rpID,
    timeout: passkeyTimeoutMs,
    userVerification: 'required',
    allowCredentials: passkeys.map(toDescriptor),
  });
  await savePasskeyChallenge(deps.database.db, binding, options.challenge, deps.service.clock());
  return JSON.stringify(options);
};

const ResponseJson = z.looseObject({
  id: z.string(),
  rawId: z.string(),
  type: z.string(),
  response: z.looseObject({ clientDataJSON: z.string() }),
});

/** Logs why a response is refused, and throws `passkey-wrong`. */
const rejectResponse = (
  { service }: Deps,
  { personId: person, purpose }: ChallengeBinding,
  error: unknown,
): never => {
  const reason = error instanceof Error ? error.message : String(error);
  service.log.info({ person, purpose, reason }, 'passkey refused');
  throw passkeyWrong();
};

/** Reads a response and uses up its challenge, also if the response turns out to be wrong. */
const acceptResponse = async (deps: Deps, binding: ChallengeBinding, json: string) => {
  const read = () => {
    const response = ResponseJson.parse(JSON.parse(json));
    return { response, challenge: String(decodeClientDataJSON(response.response.clientDataJSON).challenge) };
  };
  const accepted = await Promise.resolve()
    .then(read)
    .catch((error) => rejectResponse(deps, binding, error));
  if (!(await consumePasskeyChallenge(deps.database.db, binding, accepted.challenge, deps.service.clock())))
    throw passkeyExpired();
  return accepted;
};

const checksOf = (deps: Deps, expectedChallenge: string) => {
  const { rpID, origin } = siteOf(deps);
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
};

type NewCredential = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential'];

/** Verifies a response to `createRegistrationOptions` and returns its credential. Throws `passkey-wrong` or `passkey-expired`. */
export const verifyRegistration = async (
  deps: Deps,
  binding: ChallengeBinding,
  json: string,
): Promise<NewCredential> => {
  const { response, challenge } = await acceptResponse(deps, binding, json);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    supportedAlgorithmIDs: algorithms,
    ...checksOf(deps, challenge),
  }).catch((error) => rejectResponse(deps, binding, error));
  return registrationInfo?.credential ?? rejectResponse(deps, binding, new Error('Attestation not verified'));
};

/** Which passkey signed a response to `createAuthenticationOptions`, with its new count. Throws `passkey-wrong` or `passkey-expired`. */
export const verifyAuthentication = async (
  deps: Deps,
  binding: ChallengeBinding,
  passkeys: readonly Passkey[],
  json: string,
): Promise<Pick<Passkey, 'id' | 'signCount'>> => {
  const { response, challenge } = await acceptResponse(deps, binding, json);
  const passkey = passkeys.find(({ credentialId }) => credentialId === response.id);
  if (!passkey) return rejectResponse(deps, binding, new Error('Unknown credential'));
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.signCount,
    },
    ...checksOf(deps, challenge),
  }).catch((error) => rejectResponse(deps, binding, error));
  if (!verified) return rejectResponse(deps, binding, new Error('Wrong signature'));
  return { id: passkey.id, signCount: authenticationInfo.newCounter };
};
