import type { Caller } from '@sargam/chassis/caller';
import type { Clock } from '@sargam/chassis/clock';
import { domainError } from '@sargam/chassis/errors';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { EndedSessions } from './ended-sessions.ts';

const Claims = z.object({
  sub: z.string().min(1),
  role: z.enum(['admin', 'content', 'instructor', 'student']),
  sid: z.string().min(1),
  verified: z.boolean(),
  instructor: z.string().optional(),
  auth_time: z.number().optional(),
  exp: z.number(),
});

interface VerifiedToken {
  readonly caller: Caller;
  readonly expiresAt: number;
}

/** The caller named by the access token of an auth-token header; undefined without a token. */
export type VerifyToken = (token: string | undefined) => Promise<Caller | undefined>;

// Verifying a signature costs about as much as the rest of a call; a token is valid for minutes and used for many calls.
const maxCachedTokens = 10_000;
const maxTokenLength = 4096;

const tokenExpired = () =>
  domainError.unauthenticated('token-expired', 'Your session has ended. Please log in again.');
const tokenInvalid = () => domainError.unauthenticated('token-invalid', 'Please login first');

const readClaims = (payload: JWTPayload): VerifiedToken => {
  const claims = Claims.safeParse(payload);
  if (!claims.success) throw tokenInvalid();
  const { sub, role, sid, verified, instructor, auth_time: authTime, exp } = claims.data;
  return {
    caller: {
      subject: sub,
      roles: [role],
      session: sid,
      claims: {
        verified: String(verified),
        ...(instructor && { instructor }),
        ...(authTime !== undefined && { authTime: String(authTime) }),
      },
    },
    expiresAt: exp * 1000,
  };
};

const verify = async (token: string, keys: JWTVerifyGetKey, clock: Clock): Promise<VerifiedToken> => {
  try {
    const options = {
      algorithms: ['EdDSA', 'Ed25519'],
      issuer: 'sargam',
      audience: 'sargam-api',
      currentDate: clock(),
    };
    return readClaims((await jwtVerify(token, keys, options)).payload);
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw tokenExpired();
    if (error instanceof errors.JOSEError) throw tokenInvalid();
    throw error;
  }
};

export const createTokenVerifier = (
  keys: JWTVerifyGetKey,
  clock: Clock,
  endedSessions: Pick<EndedSessions, 'refuse'>,
): VerifyToken => {
  const cache = new Map<string, VerifiedToken>();
  const cacheToken = (token: string, verified: VerifiedToken): void => {
    const oldest = cache.size >= maxCachedTokens ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(token, verified);
  };
  return async (token) => {
    if (!token) return undefined;
    if (token.length > maxTokenLength) throw tokenInvalid();
    const cached = cache.get(token);
    const isFresh = cached !== undefined && cached.expiresAt > clock().getTime();
    if (cached && !isFresh) cache.delete(token);
    const verified = isFresh ? cached : await verify(token, keys, clock);
    if (!isFresh) cacheToken(token, verified);
    endedSessions.refuse(verified.caller.session);
    return verified.caller;
  };
};
