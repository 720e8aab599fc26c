import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Caller } from './caller.ts';

// Long enough for a chain of calls and small clock differences; short enough that a leaked assertion is soon useless.
export const validityMs = 60_000;

/** The value of the `sargam-caller` metadata: `base64url(JSON).base64url(HMAC-SHA256)`, valid for 60 seconds. */
export const signCaller = (caller: Caller, secret: string, now: Date): string => {
  const body = Buffer.from(JSON.stringify({ ...caller, expires: now.getTime() + validityMs })).toString(
    'base64url',
  );
  return `${body}.${hmacOf(body, secret).toString('base64url')}`;
};

/** The caller of a signed assertion; undefined when the signature is wrong or the assertion is not valid now. */
export const verifyCaller = (text: string, secret: string, now: Date): Caller | undefined => {
  const assertion = parseAssertion(text, secret);
  return assertion && isValid(assertion, now) ? assertion.caller : undefined;
};

export interface Assertion {
  readonly caller: Caller;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Parses an assertion and checks its signature, not its expiry; undefined when the signature is wrong. */
export const parseAssertion = (text: string, secret: string): Assertion | undefined => {
  const [body = '', signature = ''] = text.split('.');
  const expected = hmacOf(body, secret);
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const { expires, ...caller } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Signed;
  return { caller, expiresAt: expires };
};

export const isValid = ({ expiresAt: expires }: Assertion, now: Date): boolean => {
  const remainingMs = expires - now.getTime();
  return remainingMs > 0 && remainingMs <= 2 * validityMs;
};

type Signed = Caller & { readonly expires: number };

const hmacOf = (body: string, secret: string): Buffer => createHmac('sha256', secret).update(body).digest();

interface CachedSignature {
  readonly text: string;
  readonly renewAt: number;
}

/**
 * `signCaller` with a cache: a page makes several calls within a second for one caller. A cached assertion is used for half
 * of its validity, so every assertion is valid for 30 s or more when it is sent.
 */
export const createCallerSigner = (secret: string) => {
  const signatures = new WeakMap<Caller, CachedSignature>();
  return (caller: Caller, now: Date): string => {
    const cached = signatures.get(caller);
    const remainingMs = cached ? cached.renewAt - now.getTime() : 0;
    if (cached && remainingMs > 0 && remainingMs <= validityMs) return cached.text;
    const text = signCaller(caller, secret, now);
    signatures.set(caller, { text, renewAt: now.getTime() + validityMs / 2 });
    return text;
  };
};

const maxCached = 5000;

/**
 * `verifyCaller` with a cache of verified assertions; of a cached one only the expiry is checked. Assertions with a wrong
 * signature are not cached, so that an attacker cannot fill the cache.
 */
export const createCallerVerifier = (secret: string) => {
  const verified = new Map<string, Assertion>();
  const parseCached = (text: string): Assertion | undefined => {
    const cached = verified.get(text);
    if (cached) return cached;
    const assertion = parseAssertion(text, secret);
    if (!assertion) return undefined;
    const oldest = verified.size >= maxCached ? verified.keys().next().value : undefined;
    if (oldest !== undefined) verified.delete(oldest);
    verified.set(text, assertion);
    return assertion;
  };
  return (text: string, now: Date): Caller | undefined => {
    const assertion = parseCached(text);
    if (!assertion) return undefined;
    if (isValid(assertion, now)) return assertion.caller;
    verified.delete(text);
    return undefined;
  };
};
