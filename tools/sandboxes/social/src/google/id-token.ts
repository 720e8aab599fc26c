import { createHash, randomBytes } from 'node:crypto';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { IdTokenFaultMode } from '../faults/fault.ts';
import type { Grant } from '../grants/grant.ts';
import { newKey, type SigningKey } from '../keys/keys.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { buildPersonClaims, type Claims } from './claims.ts';

const HOUR_SECONDS = 3600;

const omitClaims = (claims: Claims, ...names: string[]): Claims =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));

const claimFaults: Partial<Record<IdTokenFaultMode, (claims: Claims) => Claims>> = {
  'wrong-audience': (claims) => ({
    ...claims,
    aud: 'another.apps.googleusercontent.com',
    azp: 'another.apps.googleusercontent.com',
  }),
  expired: (claims) => ({
    ...claims,
    iat: Number(claims.iat) - 2 * HOUR_SECONDS,
    ...(claims.nbf !== undefined && { nbf: Number(claims.nbf) - 2 * HOUR_SECONDS }),
    exp: Number(claims.iat) - HOUR_SECONDS,
  }),
  'other-issuer': (claims) => ({ ...claims, iss: 'https://accounts.example.com' }),
  'wrong-nonce': (claims) => ({ ...claims, nonce: randomBytes(16).toString('base64url') }),
  'email-missing': (claims) => omitClaims(claims, 'email', 'email_verified'),
  'email-unverified': (claims) => ({ ...claims, email_verified: false }),
};

/** The key that signs the token: the current one, or for a fault an unpublished one with the same or another key id. */
const chooseSigningKey = (current: SigningKey, trouble?: IdTokenFaultMode): SigningKey => {
  if (trouble === 'bad-signature') return { ...newKey(), kid: current.kid };
  return trouble === 'unknown-kid' ? newKey() : current;
};

/** OpenID Connect Core, 3.1.3.6: the left half of the hash. */
const leftHalfHash = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');

/** Values of the same response that a hash binds to the ID token. */
export interface BoundValues {
  accessToken?: string;
  code?: string;
}

export const createIdToken = async (
  context: SandboxContext,
  grant: Grant,
  bound: BoundValues = {},
): Promise<string> => {
  const { settings, clock, keys, faults } = context;
  const issued = Math.floor(clock.now() / 1000);
  const trouble = (grant.trouble as IdTokenFaultMode | undefined) ?? faults.take('id-token');
  const claims: Claims = {
    iss: settings.publicUrl,
    azp: settings.google.clientId,
    aud: settings.google.clientId,
    ...buildPersonClaims(grant, settings.publicUrl),
    ...(bound.accessToken && { at_hash: leftHalfHash(bound.accessToken) }),
    ...(bound.code && { c_hash: leftHalfHash(bound.code) }),
    ...(grant.nonce && { nonce: grant.nonce }),
    // Google sets these two in tokens that pass through the browser.
    ...(!bound.accessToken && { nbf: issued - 300, jti: randomBytes(20).toString('hex') }),
    iat: issued,
    exp: issued + settings.tokenMs / 1000,
  };
  const finalClaims = (trouble && claimFaults[trouble]?.(claims)) ?? claims;
  if (trouble === 'unsigned') return new UnsecuredJWT(finalClaims as JWTPayload).encode();
  const key = chooseSigningKey(keys.current(), trouble);
  return new SignJWT(finalClaims as JWTPayload)
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
    .sign(key.secret);
};
