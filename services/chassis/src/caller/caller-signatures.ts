import { type Assertion, isValid, parseAssertion, signCaller, validityMs } from './assertion.ts';
import type { Caller } from './caller.ts';

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
