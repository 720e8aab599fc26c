import { toLatinDigits } from '@sargam/chassis/formatting';

// Without 0, 1, I and O, which are easily confused. 32 letters: five bits each, all equally likely.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 100 random bits: a public code cannot be guessed. */
export const codeLength = 20;

/** Makes a public code of `codeLength` random bytes. */
export const toCertificateCode = (random: Uint8Array): string =>
  Array.from(random.subarray(0, codeLength), (byte) => alphabet.charAt(byte % alphabet.length)).join('');

/** The code of a typed text: any case, spaces, dashes and Bengali digits. Undefined for a text that is no code. */
export const parseCertificateCode = (text: string): string | undefined => {
  const plain = toLatinDigits(text.normalize('NFKC'))
    .replace(/[\s\p{Pd}\u200B-\u200F]/gu, '')
    .toUpperCase();
  const isCode = plain.length === codeLength && [...plain].every((letter) => alphabet.includes(letter));
  return isCode ? plain : undefined;
};

/** Groups of five letters: XXXXX-XXXXX-XXXXX-XXXXX. */
export const formatCertificateCode = (code: string): string => code.replace(/(.{5})(?=.)/g, '$1-');

/** CERT-000001, as the numbers of invoices. */
export const formatSerial = (serial: bigint): string => `CERT-${String(serial).padStart(6, '0')}`;
