import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts and decrypts texts with AES-256-GCM. The key is derived from the secret with scrypt. */
export const createKeyCipher = (secret: string) => {
  const key = scryptSync(secret, 'sargam signing keys', 32);
  return {
    encrypt: (text: string): Buffer => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
    },
    /** Throws if the secret is wrong or the data was changed. */
    decrypt: (encrypted: Buffer): string => {
      const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, nonceBytes));
      decipher.setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([
        decipher.update(encrypted.subarray(nonceBytes + tagBytes)),
        decipher.final(),
      ]).toString();
    },
  };
};

export type KeyCipher = ReturnType<typeof createKeyCipher>;
