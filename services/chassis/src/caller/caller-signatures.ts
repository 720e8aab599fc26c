import { type Assertion, isValid, parseAssertion, signCaller, validityMs } from './assertion.ts';
import type { Caller } from './caller.ts';

interface Kept {
  readonly text: string;
  readonly until: number;
}

/**
 * Signs callers as signCaller does, a known one again only when half of its assertion's time is up: a page asks for
 * several things within a second, and each would be signed anew. Whoever is handed the text has half a minute at least.
 */
export const createCallerSigner = (secret: string) => {
  const signed = new WeakMap<Caller, Kept>();
  return (caller: Caller, now: Date): string => {
    const known = signed.get(caller);
    const left = known ? known.until - now.getTime() : 0;
    if (known && left > 0 && left <= validityMs) return known.text;
    const text = signCaller(caller, secret, now);
    signed.set(caller, { text, until: now.getTime() + validityMs / 2 });
    return text;
  };
};

const remembered = 5000;

/**
 * Verifies callers as verifyCaller does; of a text that was verified before, only whether it is still good. Nothing is
 * remembered of what is not signed by us, so that no stranger can fill the memory.
 */
export const createCallerVerifier = (secret: string) => {
  const seen = new Map<string, Assertion>();
  const read = (text: string): Assertion | undefined => {
    const known = seen.get(text);
    if (known) return known;
    const asserted = parseAssertion(text, secret);
    if (!asserted) return undefined;
    const oldest = seen.size >= remembered ? seen.keys().next().value : undefined;
    if (oldest !== undefined) seen.delete(oldest);
    seen.set(text, asserted);
    return asserted;
  };
  return (text: string, now: Date): Caller | undefined => {
    const asserted = read(text);
    if (!asserted) return undefined;
    if (isValid(asserted, now)) return asserted.caller;
    seen.delete(text);
    return undefined;
  };
};
