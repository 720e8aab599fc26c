import { createHmac } from 'node:crypto';

/** `signature.payload`: the browser reads the user id, and a server can verify the signature. */
export const createSignedRequest = (
  appSecret: string,
  userId: string,
  issuedAt: number,
  code?: string,
): string => {
  const payload = Buffer.from(
    JSON.stringify({
      user_id: userId,
      ...(code && { code }),
      algorithm: 'HMAC-SHA256',
      issued_at: Math.floor(issuedAt / 1000),
    }),
  ).toString('base64url');
  return `${createHmac('sha256', appSecret).update(payload).digest('base64url')}.${payload}`;
};

/** Proves that a call with a user's token comes from the app's server. */
export const createAppSecretProof = (appSecret: string, accessToken: string): string =>
  createHmac('sha256', appSecret).update(accessToken).digest('hex');
