import { createHmac } from 'node:crypto';
import { toLatinDigits } from '@sargam/chassis/formatting';

// Without 0, 1, I and O, which are easily confused. 32 letters: five bits each, all equally likely.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 16;

export type GiftCode = string & { readonly __id: 'code' };

/** Parses a typed code. Accepts any case, spaces, dashes and Bengali digits; undefined for an invalid code. */
export const parseGiftCode = (text: string): GiftCode | undefined => {
  const plain = toLatinDigits(text.normalize('NFKC'))
    .replace(/[\s\p{Pd}\u200B-\u200F]/gu, '')
    .toUpperCase();
  return plain.length === length && [...plain].every((letter) => alphabet.includes(letter))
    ? (plain as GiftCode)
    : undefined;
};

/** Groups of four letters: XXXX-XXXX-XXXX-XXXX. */
export const formatGiftCode = (code: GiftCode): string => code.replace(/(.{4})(?=.)/g, '$1-');

export const lastFourLetters = (code: GiftCode): string => code.slice(-4);

/** Derives codes from nonces and hashes codes, both with a secret. The database stores the nonce and the hash. */
export interface GiftCodes {
  /** The code of a new card, and the hash under which it is found. */
  createCode(nonce: Uint8Array): { readonly code: GiftCode; readonly hash: Buffer };
  /** The code of a stored card, made with the current or an earlier secret; undefined when its secret is missing. */
  recoverCode(nonce: Uint8Array, hash: Buffer): GiftCode | undefined;
  /** The hashes of a typed code with each secret, the current one first. */
  hashesOf(code: GiftCode): CodeHashes;
}

export type CodeHashes = readonly [Buffer, ...Buffer[]];

/** Codes are not stored. The service derives a code from its nonce whenever it is mailed. */
export const createGiftCodes = (secret: string, earlierSecrets: readonly string[] = []): GiftCodes => {
  const current = withSecret(secret);
  const earlier = earlierSecrets.map(withSecret);
  return {
    createCode: (nonce) => {
      const code = current.deriveCode(nonce);
      return { code, hash: current.hashCode(code) };
    },
    recoverCode: (nonce, hash) =>
      [current, ...earlier]
        .map(({ deriveCode, hashCode }) => ({ code: deriveCode(nonce), hashCode }))
        .find(({ code, hashCode }) => hashCode(code).equals(hash))?.code,
    hashesOf: (code) => [current.hashCode(code), ...earlier.map(({ hashCode }) => hashCode(code))],
  };
};

const withSecret = (secret: string) => {
  const hmac = (data: Uint8Array | string) => createHmac('sha256', secret).update(data).digest();
  return {
    deriveCode: (nonce: Uint8Array): GiftCode => toLetters(hmac(nonce)),
    // The prefix makes the input longer than a nonce, so no hash equals a derived code.
    hashCode: (code: GiftCode): Buffer => hmac(`look-up:${code}`),
  };
};

/** The first 80 bits, five per letter. */
const toLetters = (digest: Buffer): GiftCode => {
  const bits = [...digest.subarray(0, (length * 5) / 8)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  return Array.from({ length }, (_, at) => alphabet[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)]).join(
    '',
  ) as GiftCode;
};
