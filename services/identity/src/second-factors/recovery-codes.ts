import { Secret } from 'otpauth';
import { hashToken } from '../tokens/token.ts';

const codeCount = 10;

/** Upper case without separators, as a person may type the code. */
const normalizeCode = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');

/** A code has 80 random bits, so a plain hash cannot be reversed by guessing. */
export const hashRecoveryCode = (code: string): Buffer => hashToken(normalizeCode(code));

/** Ten codes in base32, in groups of four. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: codeCount }, () => new Secret({ size: 10 }).base32.match(/.{4}/g)?.join('-') ?? '');
