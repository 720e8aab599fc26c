import { type Assertion, signAssertion, validityMs } from './assertion.ts';
import type { SigningKey } from './service-keys.ts';

interface CachedAssertion {
  readonly text: string;
  readonly renewAt: number;
}

export type AssertionSigner = (call: Pick<Assertion, 'path' | 'caller'>, now: Date) => string;

/** Stands for the absent caller of a visitor's calls. */
const visitor = {};

/**
 * `signAssertion` with a cache: a page makes the same calls for one caller several times, and every visitor's call is the same. A
 * cached assertion is used for half of its validity, so every assertion is valid for 30 s or more when it is sent.
 */
export const createAssertionSigner = (key: SigningKey): AssertionSigner => {
  const byCaller = new WeakMap<object, Map<string, CachedAssertion>>();
  return (call, now) => {
    const { caller = visitor, path } = call;
    const byPath = byCaller.get(caller) ?? new Map<string, CachedAssertion>();
    byCaller.set(caller, byPath);
    const cached = byPath.get(path);
    const remainingMs = cached ? cached.renewAt - now.getTime() : 0;
    if (cached && remainingMs > 0 && remainingMs <= validityMs) return cached.text;
    const text = signAssertion(key, call, now);
    byPath.set(path, { text, renewAt: now.getTime() + validityMs / 2 });
    return text;
  };
};
