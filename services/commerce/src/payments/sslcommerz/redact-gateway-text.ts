import { createHash } from 'node:crypto';

/** Twelve or more digits, with or without separators: a card number. */
const cardNumber = /\d(?:[ -]?\d){11,}/g;

const urlEncoded = (text: string): string => encodeURIComponent(text);
const formEncoded = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1);

/**
 * Text from the gateway, made safe for logs and admins. The gateway may repeat what it received. Removes the store's password
 * (plain, URL-encoded and form-encoded), its hashes, and card numbers.
 */
export const redactGatewayText = (text: string, storePassword: string, maxLength = 200): string => {
  const hashes = ['md5', 'sha256'].map((name) => createHash(name).update(storePassword).digest('hex'));
  const secrets = [storePassword, urlEncoded(storePassword), formEncoded(storePassword), ...hashes];
  return secrets
    .reduce((redacted, secret) => redacted.replaceAll(secret, '…'), text)
    .replaceAll(cardNumber, '…')
    .slice(0, maxLength);
};
