import { type Assertion, isValid, parseAssertion } from './assertion.ts';
import type { PublicKeys } from './service-keys.ts';

/** Verifies an assertion; undefined when the signature is wrong or the assertion is not valid now. */
export type AssertionVerifier = (text: string, now: Date) => Assertion | undefined;

const maxCached = 5000;

/**
 * `parseAssertion` with a cache of verified assertions; of a cached one only the expiry is checked. Assertions with a wrong
 * signature are not cached, so that an attacker cannot fill the cache.
 */
export const createAssertionVerifier = (publicKeys: PublicKeys): AssertionVerifier => {
  const verified = new Map<string, Assertion>();
  const parseCached = (text: string): Assertion | undefined => {
    const cached = verified.get(text);
    if (cached) return cached;
    const assertion = parseAssertion(text, publicKeys);
    if (!assertion) return undefined;
    const oldest = verified.size >= maxCached ? verified.keys().next().value : undefined;
    if (oldest !== undefined) verified.delete(oldest);
    verified.set(text, assertion);
    return assertion;
  };
  return (text, now) => {
    const assertion = parseCached(text);
    if (!assertion) return undefined;
    if (isValid(assertion, now)) return assertion;
    verified.delete(text);
    return undefined;
  };
};
