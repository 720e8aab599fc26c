import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits for a link or a cookie. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What is stored in place of a token: a stolen table opens nothing. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
