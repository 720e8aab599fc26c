import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs and reads the tokens of links that end mass mail. A token names the recipient of one mail and no address. */
export interface UnsubscribeTokens {
  sign(recipientId: string): string;
  /** The id of the recipient; undefined for a token that this site did not sign. */
  verify(token: string): string | undefined;
}

const signatureBytes = 16;

/** 128 bits of HMAC-SHA-256. */
const signWith = (secret: string, recipientId: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe:${recipientId}`).digest().subarray(0, signatureBytes);

/** Signs with the secret; accepts tokens of the earlier secrets too. */
export const createUnsubscribeTokens = (
  secret: string,
  earlierSecrets: readonly string[],
): UnsubscribeTokens => ({
  sign: (recipientId) => `${recipientId}.${signWith(secret, recipientId).toString('base64url')}`,
  verify: (token) => {
    const [recipientId = '', signature = '', ...rest] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    if (rest.length > 0 || given.length !== signatureBytes) return undefined;
    const isSigned = [secret, ...earlierSecrets].some((each) =>
      timingSafeEqual(signWith(each, recipientId), given),
    );
    return isSigned ? recipientId : undefined;
  },
});
