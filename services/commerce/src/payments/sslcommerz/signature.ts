import { createHash, timingSafeEqual } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

const hex = (algorithm: 'md5' | 'sha256', text: string): string =>
  createHash(algorithm).update(text).digest('hex');

/** What the gateway would sign these fields with: spec/sslcommerz, section 6. Values are the raw posted text. */
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

const same = (given: string | undefined, expected: string): boolean => {
  const bytes = Buffer.from(given ?? '');
  return bytes.length === expected.length && timingSafeEqual(bytes, Buffer.from(expected));
};

/**
 * The fields that the gateway's signature covers, or undefined where it is wrong. What is posted beside them is
 * dropped: anybody could add to a genuine message. Both of the gateway's hashes must fit, the newer one be there.
 */
export const signedFields = (fields: Fields, storePassword: string): Fields | undefined => {
  const keys = fields.verify_key?.split(',') ?? [];
  if (keys.length === 0 || keys.length > 100 || keys.includes('store_passwd')) return undefined;
  if (!same(fields.verify_sign_sha2, signatureOf('sha256', fields, keys, storePassword))) return undefined;
  if (
    fields.verify_sign !== undefined &&
    !same(fields.verify_sign, signatureOf('md5', fields, keys, storePassword))
  ) {
    return undefined;
  }
  return Object.fromEntries(keys.map((key) => [key, fields[key] ?? '']));
};
