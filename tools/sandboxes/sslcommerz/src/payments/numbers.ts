import { randomInt } from 'node:crypto';
import { formatDhakaStamp } from '../clock/dhaka.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `200105225826116qFnATY9sHIwo`: time in Dhaka and 16 random letters; the form of `val_id` and `bank_tran_id`. */
export const newGatewayNumber = (at: number): string =>
  formatDhakaStamp(at) + Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
