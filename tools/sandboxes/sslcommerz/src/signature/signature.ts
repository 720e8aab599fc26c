import { createHash } from 'node:crypto';

/** The fields of a message as raw text, in the order of the post. */
export type Fields = Record<string, string>;

const digest = (algorithm: 'md5' | 'sha256', text: string): string =>
  createHash(algorithm).update(text).digest('hex');

/**
 * The gateway's signature over the fields named in `verify_key`: name=value pairs sorted by byte, the hash of the
 * store's password among them, no encoding; a missing value counts as empty.
 */
export const signature = (
  fields: Fields,
  keys: readonly string[],
  password: string,
  algorithm: 'md5' | 'sha256',
): string => {
  const pairs = new Map(keys.map((key) => [key, fields[key] ?? '']));
  pairs.set('store_passwd', digest(algorithm, password));
  const sorted = [...pairs].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return digest(algorithm, sorted.map(([key, value]) => `${key}=${value}`).join('&'));
};

const isSigned = (key: string): boolean => !key.startsWith('verify_');

/** Fills in `verify_key` and both signatures over every other field. Keeps the order of the fields. */
export const sign = (fields: Fields, password: string): Fields => {
  const keys = Object.keys(fields).filter(isSigned).sort();
  return {
    ...fields,
    verify_sign: signature(fields, keys, password, 'md5'),
    verify_key: keys.join(','),
    verify_sign_sha2: signature(fields, keys, password, 'sha256'),
  };
};

/** A well-formed message with wrong signatures, as from a sender without the store's password. */
export const signForged = (fields: Fields): Fields => sign(fields, 'not the password of any store');
