import { createHmac, scryptSync } from 'node:crypto';

/** The token of a mailed link, by the link's id. Events have the id, and only identity can compute the token. */
export interface LinkTokens {
  derive(linkId: string): string;
}

/**
 * Derives tokens of 256 bits from the secret. The same id has the same token, so that a mail that is written again after a failure of
 * the relay has the link of the first attempt.
 */
export const createLinkTokens = (secret: string): LinkTokens => {
  const key = scryptSync(secret, 'sargam mailed links', 32);
  return { derive: (linkId) => createHmac('sha256', key).update(linkId).digest('base64url') };
};
