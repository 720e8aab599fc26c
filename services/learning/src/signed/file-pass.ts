import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ground } from '../lessons/lesson.ts';

/** What a signed address of a video or a document vouches for. */
export interface FilePass {
  readonly filename: string;
  /** Whose it is; empty for a visitor's. */
  readonly subject: string;
  /** The browser it was made for (decision C6). */
  readonly session: string;
  readonly ground: Ground;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** `base64url(JSON).base64url(HMAC-SHA256)`. */
export const signPass = (pass: FilePass, secret: string): string => {
  const body = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${body}.${seal(body, secret).toString('base64url')}`;
};

/** The pass, if the signature is ours; whether it fits this request is for `passFits` to say. */
export const readPass = (text: string, secret: string): FilePass | undefined => {
  const [body = '', signature = ''] = text.split('.');
  const expected = seal(body, secret);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as FilePass;
};

const seal = (body: string, secret: string): Buffer => createHmac('sha256', secret).update(body).digest();

/** Whether the pass is for this file, still good, and in the browser it was made for. An open lesson needs no browser. */
export const passFits = (pass: FilePass, filename: string, session: string, now: Date): boolean =>
  pass.filename === filename &&
  pass.expires > now.getTime() &&
  (pass.ground === 'open' || (session !== '' && pass.session === session));
