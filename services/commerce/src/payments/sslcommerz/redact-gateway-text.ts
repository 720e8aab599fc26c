import { createHash } from 'node:crypto';

/** Twelve digits and more, however they are parted: a card's number. */
const cardNumber = /\d(?:[ -]?\d){11,}/g;

const inAddress = (text: string): string => encodeURIComponent(text);
const inForm = (text: string): string => new URLSearchParams({ '': text }).toString().slice(1);

/**
 * The gateway's own words as a log and an admin may read them: it may quote what it was sent, or what a buyer typed.
 * Without our password, as it is or as an address or a form writes it, and what is signed with, and without card numbers.
 */
export const redactGatewayText = (words: string, storePassword: string, most = 200): string => {
  const hashes = ['md5', 'sha256'].map((name) => createHash(name).update(storePassword).digest('hex'));
  const secrets = [storePassword, inAddress(storePassword), inForm(storePassword), ...hashes];
  return secrets
    .reduce((text, secret) => text.replaceAll(secret, '…'), words)
    .replaceAll(cardNumber, '…')
    .slice(0, most);
};
