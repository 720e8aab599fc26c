import { randomInt } from 'node:crypto';
import { dhakaStamp } from '../clock/dhaka.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `200105225826116qFnATY9sHIwo`: time in Dhaka and 16 random letters; the form of `val_id` and `bank_tran_id`. */
export const gatewayNumber = (at: number): string =>
  dhakaStamp(at) + Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
