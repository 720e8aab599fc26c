import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Caller } from './caller.ts';

// Long enough for a chain of calls and clocks a little apart; short enough that a leaked line is worthless.
export const validityMs = 60_000;

/** What travels in the `sargam-caller` metadata: `base64url(JSON).base64url(HMAC-SHA256)`, good for 60 seconds. */
export const signCaller = (caller: Caller, secret: string, now: Date): string => {
  const body = Buffer.from(JSON.stringify({ ...caller, expires: now.getTime() + validityMs })).toString(
    'base64url',
  );
  return `${body}.${hmacOf(body, secret).toString('base64url')}`;
};

/** The caller that the text vouches for; undefined when it is forged, damaged or no longer (or not yet) valid. */
export const verifyCaller = (text: string, secret: string, now: Date): Caller | undefined => {
  const asserted = parseAssertion(text, secret);
  return asserted && isValid(asserted, now) ? asserted.caller : undefined;
};

export interface Assertion {
  readonly caller: Caller;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** What the text says, if its signature is ours; undefined when it is forged or damaged. Whether it is still good is to be asked. */
export const parseAssertion = (text: string, secret: string): Assertion | undefined => {
  const [body = '', signature = ''] = text.split('.');
  const expected = hmacOf(body, secret);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { expires, ...caller } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Signed;
  return { caller, expiresAt: expires };
};

export const isValid = ({ expiresAt: expires }: Assertion, now: Date): boolean => {
  const left = expires - now.getTime();
  return left > 0 && left <= 2 * validityMs;
};

type Signed = Caller & { readonly expires: number };

const hmacOf = (body: string, secret: string): Buffer => createHmac('sha256', secret).update(body).digest();
