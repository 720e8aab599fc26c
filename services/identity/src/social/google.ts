import { DomainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { IdentitySettings } from '../config.ts';
import type { SocialIdentity } from '../social-accounts/social-identity.ts';
import type { GoogleEndpoints } from './google-endpoints.ts';
import { socialLoginFailed, socialUnavailable } from './social-login-errors.ts';

/** Returns the owner of an ID token with this nonce. Throws `social-login-failed` or `social-unavailable`. */
export type VerifyGoogle = (idToken: string, nonce: string) => Promise<SocialIdentity>;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  nonce: z.string().optional(),
  azp: z.string().optional(),
});

export const createGoogleVerifier = (
  service: Service<IdentitySettings>,
  findEndpoints: () => Promise<GoogleEndpoints>,
): VerifyGoogle => {
  const { googleIssuer, googleClientId } = service.settings;
  const verify = async (idToken: string): Promise<JWTPayload> => {
    try {
      const { payload } = await jwtVerify(idToken, (await findEndpoints()).keys, {
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
    // A browser without an issued nonce sends an empty one.
    if (nonce === '' || claims.data.nonce !== nonce) throw socialLoginFailed('nonce does not match');
    // Decision P9: only an address that Google verified is accepted.
    if (email !== undefined && verified !== true) throw socialLoginFailed('e-mail not verified');
    return { provider: 'google', subject: sub, name: name ?? '', email, emailVerified: verified === true };
  };
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
