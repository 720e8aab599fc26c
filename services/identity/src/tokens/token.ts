import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A random secret of 256 bits for a link or a cookie. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The database stores hashes only, so that a stolen table contains no usable token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token that follows `token`. Both the token and the salt are needed to compute it. */
export const deriveSuccessor = (token: string, salt: Buffer): string =>
  createHmac('sha256', token).update(salt).digest('base64url');
