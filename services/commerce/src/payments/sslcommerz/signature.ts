import { createHash, timingSafeEqual } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

const hex = (algorithm: 'md5' | 'sha256', text: string): string =>
  createHash(algorithm).update(text).digest('hex');

/** The gateway's signature of these fields (docs/payment-gateway.md, section 6). Values are the raw posted text. */
export const signatureOf = (
  algorithm: 'md5' | 'sha256',
  fields: Fields,
  keys: readonly string[],
  storePassword: string,
): string => {
  const pairs = new Map(keys.map((key) => [key, fields[key] ?? '']));
  pairs.set('store_passwd', hex(algorithm, storePassword));
  const names = [...pairs.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return hex(algorithm, names.map((name) => `${name}=${pairs.get(name)}`).join('&'));
};

const isSame = (given: string | undefined, expected: string): boolean => {
  const bytes = Buffer.from(given ?? '');
  return bytes.length === expected.length && timingSafeEqual(bytes, Buffer.from(expected));
};

/**
 * The fields that a valid signature covers, or undefined if the signature is invalid. Unsigned fields are dropped, because anyone
 * can add fields to a genuine message. The SHA-256 hash is required; the MD5 hash must be valid if present.
 */
export const signedFields = (fields: Fields, storePassword: string): Fields | undefined => {
  const keys = fields.verify_key?.split(',') ?? [];
  if (keys.length === 0 || keys.length > 100 || keys.includes('store_passwd')) return undefined;
  if (!isSame(fields.verify_sign_sha2, signatureOf('sha256', fields, keys, storePassword))) return undefined;
  if (
    fields.verify_sign !== undefined &&
    !isSame(fields.verify_sign, signatureOf('md5', fields, keys, storePassword))
  ) {
    return undefined;
  }
  return Object.fromEntries(keys.map((key) => [key, fields[key] ?? '']));
};
