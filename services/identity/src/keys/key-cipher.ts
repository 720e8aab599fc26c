import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** Seals and opens texts with AES-256-GCM under a key derived from the secret. */
export const createKeyCipher = (secret: string) => {
  const key = scryptSync(secret, 'sargam signing keys', 32);
  return {
    encrypt: (text: string): Buffer => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    /** Throws when the secret is another one, or a bit was changed. */
    decrypt: (sealed: Buffer): string => {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes));
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([
        decipher.update(sealed.subarray(nonceBytes + tagBytes)),
        decipher.final(),
      ]).toString();
    },
  };
};

export type KeyCipher = ReturnType<typeof createKeyCipher>;
