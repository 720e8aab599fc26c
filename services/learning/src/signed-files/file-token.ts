import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AccessReason } from '../permissions/access-reason.ts';

/** The claims of a signed address of a video or a document. */
export interface FileToken {
  readonly filename: string;
  /** The viewer's account id; empty for a visitor. */
  readonly subject: string;
  /** The browser session that the address is bound to (decision C6). */
  readonly session: string;
  readonly reason: AccessReason;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** `base64url(JSON).base64url(HMAC-SHA256)`. */
export const signFileToken = (token: FileToken, secret: string): string => {
  const body = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${body}.${computeHmac(body, secret).toString('base64url')}`;
};

/** The token, if its signature is valid. `isTokenValidFor` checks whether the token fits the request. */
export const verifyFileToken = (text: string, secret: string): FileToken | undefined => {
  const [body = '', signature = ''] = text.split('.');
  const expected = computeHmac(body, secret);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as FileToken;
};

const computeHmac = (body: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(body).digest();

/** Whether the token is for this file, has not expired, and is bound to this session. An open lesson needs no session. */
export const isTokenValidFor = (token: FileToken, filename: string, session: string, now: Date): boolean =>
  token.filename === filename &&
  token.expiresAt > now.getTime() &&
  (token.reason === 'open' || (session !== '' && token.session === session));
