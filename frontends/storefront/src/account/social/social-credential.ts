import type { ApiSchemas } from '@sargam/kit';
import type { SocialLoginAttempt } from './login-attempt.ts';

/** The provider's credential in the gateway's format. */
export type SocialCredential =
  | { provider: 'google'; body: ApiSchemas['GoogleLogin'] }
  | { provider: 'facebook'; body: ApiSchemas['FacebookLogin'] };

/** Reads the payload of `signature.payload`. The signature is not checked here: the server asks Facebook. */
const parseUserId = (signedRequest: string): string => {
  try {
    const payload = (signedRequest.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { user_id: id } = JSON.parse(atob(payload)) as { user_id?: unknown };
    return typeof id === 'string' || typeof id === 'number' ? `${id}` : '';
  } catch {
    return '';
  }
};

/** The credential in the callback's fragment. Undefined if the user declined or `state` does not match this tab's attempt. */
export const parseSocialCredential = (
  hash: string,
  attempt: SocialLoginAttempt | undefined,
): SocialCredential | undefined => {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  if (!attempt || answer.get('state') !== attempt.state) return undefined;
  const { nonce, refercode } = attempt;
  if (attempt.provider === 'google') {
    const tokenId = answer.get('id_token');
    return tokenId ? { provider: 'google', body: { tokenId, nonce, refercode } } : undefined;
  }
  const accessToken = answer.get('access_token');
  const userID = parseUserId(answer.get('signed_request') ?? '');
  return accessToken && userID
    ? { provider: 'facebook', body: { accessToken, userID, refercode } }
    : undefined;
};
