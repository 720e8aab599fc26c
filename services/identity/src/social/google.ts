import { memoizeWithTtl } from '@sargam/chassis/caching';
import { DomainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { IdentitySettings } from '../config.ts';
import { fetchJson } from './fetch-json.ts';
import type { SocialIdentity } from './social-identity.ts';
import { socialLoginFailed, socialUnavailable } from './social-login-errors.ts';

/** Returns the owner of an ID token. An empty nonce is not checked. Throws `social-login-failed` or `social-unavailable`. */
export type VerifyGoogle = (idToken: string, nonce: string) => Promise<SocialIdentity>;

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  nonce: z.string().optional(),
  azp: z.string().optional(),
});

const hour = 3_600_000;

export const createGoogleVerifier = (service: Service<IdentitySettings>): VerifyGoogle => {
  const { googleIssuer, googleClientId, socialTimeout } = service.settings;
  const keys = memoizeWithTtl({ clock: service.clock, ttlMs: hour, maxEntries: 1 }, () =>
    discoverKeys(googleIssuer, socialTimeout),
  );
  const verify = async (idToken: string): Promise<JWTPayload> => {
    try {
      const { payload } = await jwtVerify(idToken, await keys(googleIssuer), {
        issuer: acceptedIssuers(googleIssuer),
        audience: googleClientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: 30,
        currentDate: service.clock(),
      });
      return payload;
    } catch (error) {
      throw toLoginError(error);
    }
  };
  return async (idToken, nonce) => {
    const claims = Claims.safeParse(await verify(idToken));
    if (!claims.success) throw socialLoginFailed('unexpected claims');
    const { sub, email, email_verified: verified, name, azp } = claims.data;
    if (azp !== undefined && azp !== googleClientId) throw socialLoginFailed('token of another client');
    if (nonce !== '' && claims.data.nonce !== nonce) throw socialLoginFailed('nonce does not match');
    // Decision P9: only an address that Google verified is accepted.
    if (email !== undefined && verified !== true) throw socialLoginFailed('e-mail not verified');
    return { provider: 'google', subject: sub, name: name ?? '', email, emailVerified: verified === true };
  };
};

const discoverKeys = async (issuer: string, timeout: number): Promise<JWTVerifyGetKey> => {
  const { status, body } = await fetchJson(
    new URL(`${issuer}/.well-known/openid-configuration`),
    Discovery,
    timeout,
  );
  if (status !== 200 || body.issuer !== issuer)
    throw socialUnavailable(new Error('discovery document of another issuer'));
  return createRemoteJWKSet(new URL(body.jwks_uri), { timeoutDuration: timeout, cooldownDuration: 5_000 });
};

/** Google writes its issuer with and without the scheme. */
const acceptedIssuers = (issuer: string): string[] => [issuer, issuer.replace(/^https:\/\//, '')];

/** Errors of loading the key set. Every other error of jose means an invalid token. */
const keySetErrorCodes = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

const toLoginError = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  if (error instanceof errors.JOSEError && !keySetErrorCodes.has(error.code))
    return socialLoginFailed(error.code);
  return socialUnavailable(error);
};
