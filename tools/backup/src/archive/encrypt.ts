import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { UserFacingError } from '@sargam/local/base/user-facing-error';

const cipher = 'aes-256-gcm';
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (passphrase: string, salt: Buffer): Buffer =>
  scryptSync(passphrase, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });

/** Encrypts a text with a passphrase: salt, nonce, tag, cipher text. */
export const encrypt = (text: string, passphrase: string): Buffer => {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
  const encryption = createCipheriv(cipher, keyOf(passphrase, salt), nonce);
  const encrypted = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return Buffer.concat([salt, nonce, encryption.getAuthTag(), encrypted]);
};

/** @throws UserFacingError for another passphrase, or changed bytes. */
export const decrypt = (bytes: Buffer, passphrase: string): string => {
  const nonceEnd = SALT_BYTES + NONCE_BYTES;
  const tagEnd = nonceEnd + TAG_BYTES;
  const key = keyOf(passphrase, bytes.subarray(0, SALT_BYTES));
  const decryption = createDecipheriv(cipher, key, bytes.subarray(SALT_BYTES, nonceEnd), {
    authTagLength: TAG_BYTES,
  });
  decryption.setAuthTag(bytes.subarray(nonceEnd, tagEnd));
  try {
    return Buffer.concat([decryption.update(bytes.subarray(tagEnd)), decryption.final()]).toString('utf8');
  } catch {
    throw new UserFacingError('The secrets of the backup were encrypted with another BACKUP_PASSPHRASE.');
  }
};
