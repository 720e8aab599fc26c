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
  exp: z.number(),
});

interface VerifiedToken {
  readonly caller: Caller;
  readonly expiresAt: number;
}

/** Who the access token in an auth-token header speaks for; undefined for a visitor. */
export type VerifyToken = (token: string | undefined) => Promise<Caller | undefined>;

// A signature costs about as much as the rest of a call; tokens live minutes, and a page makes several calls.
const maxCachedTokens = 10_000;
const maxTokenLength = 4096;

const tokenExpired = () =>
  domainError.unauthenticated('token-expired', 'Your session has ended. Please log in again.');
const sessionEnded = () =>
  domainError.unauthenticated('session-ended', 'Your session has ended. Please log in again.');
const tokenInvalid = () => domainError.unauthenticated('token-invalid', 'Please login first');

const readClaims = (payload: JWTPayload): VerifiedToken => {
  const claims = Claims.safeParse(payload);
  if (!claims.success) throw tokenInvalid();
  const { sub, role, sid, verified, instructor, exp } = claims.data;
  return {
    caller: {
      subject: sub,
      roles: [role],
      session: sid,
      claims: { verified: String(verified), ...(instructor ? { instructor } : {}) },
    },
    expiresAt: exp * 1000,
  };
};

const verify = async (token: string, keys: JWTVerifyGetKey, clock: Clock): Promise<VerifiedToken> => {
  try {
    const options = { algorithms: ['EdDSA', 'Ed25519'], issuer: 'sargam', currentDate: clock() };
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
  endedSessions: Pick<EndedSessions, 'has'>,
): VerifyToken => {
  const known = new Map<string, VerifiedToken>();
  const remember = (token: string, one: VerifiedToken): void => {
    const oldest = known.size >= maxCachedTokens ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(token, one);
  };
  return async (token) => {
    if (!token) return undefined;
    if (token.length > maxTokenLength) throw tokenInvalid();
    const before = known.get(token);
    const isFresh = before !== undefined && before.expiresAt > clock().getTime();
    if (before && !isFresh) known.delete(token);
    const one = isFresh ? before : await verify(token, keys, clock);
    if (!isFresh) remember(token, one);
    if (endedSessions.has(one.caller.session)) throw sessionEnded();
    return one.caller;
  };
};
