import { createHash, randomBytes } from 'node:crypto';

/** A random secret of 256 bits for a link or a cookie. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The database stores hashes only, so that a stolen table contains no usable token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
