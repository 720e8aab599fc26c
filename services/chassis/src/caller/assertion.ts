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
