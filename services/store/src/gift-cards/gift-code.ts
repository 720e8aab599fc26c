import { createHmac } from 'node:crypto';
import { toLatinDigits } from '@sargam/chassis/formatting';

// Without 0, 1, I and O, which people take for one another. 32 letters: five bits each, none likelier than another.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 16;

export type GiftCode = string & { readonly __id: 'code' };

/** A code as somebody typed it: case, spaces, dashes and Bengali digits do not matter. Undefined where it cannot be one. */
export const parseGiftCode = (text: string): GiftCode | undefined => {
  const plain = toLatinDigits(text.normalize('NFKC'))
    .replace(/[\s\p{Pd}\u200B-\u200F]/gu, '')
    .toUpperCase();
  return plain.length === length && [...plain].every((letter) => alphabet.includes(letter))
    ? (plain as GiftCode)
    : undefined;
};

/** In groups of four, as people read it: XXXX-XXXX-XXXX-XXXX. */
export const formatGiftCode = (code: GiftCode): string => code.replace(/(.{4})(?=.)/g, '$1-');

export const lastFourLetters = (code: GiftCode): string => code.slice(-4);

/** What turns a card's nonce into its code, and a code into what it is found by. Needs the secret for both. */
export interface GiftCodes {
  deriveCode(nonce: Uint8Array): GiftCode;
  hashCode(code: GiftCode): Buffer;
}

/** Codes of one secret. A code is never kept: it is made anew from the nonce when it has to be mailed. */
export const createGiftCodes = (secret: string): GiftCodes => {
  const seal = (data: Uint8Array | string) => createHmac('sha256', secret).update(data).digest();
  return {
    deriveCode: (nonce) => toLetters(seal(nonce)),
    // No nonce can be taken for this: it is longer than they are.
    hashCode: (code) => seal(`look-up:${code}`),
  };
};

/** The first eighty bits, five a letter. */
const toLetters = (seal: Buffer): GiftCode => {
  const bits = [...seal.subarray(0, (length * 5) / 8)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  return Array.from({ length }, (_, at) => alphabet[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)]).join(
    '',
  ) as GiftCode;
};
