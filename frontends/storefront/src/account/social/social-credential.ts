import type { ApiSchemas } from '@sargam/kit';
import type { SocialLoginAttempt } from './login-attempt.ts';

/** What a provider gave the browser, as the gateway takes it. */
export type SocialCredential =
  | { provider: 'google'; body: ApiSchemas['GoogleLogin'] }
  | { provider: 'facebook'; body: ApiSchemas['FacebookLogin'] };

/** The second half of `signature.payload`, whose signature the server has no need of: it asks Facebook itself. */
const parseUserId = (signedRequest: string): string => {
  try {
    const payload = (signedRequest.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { user_id: id } = JSON.parse(atob(payload)) as { user_id?: unknown };
    return typeof id === 'string' || typeof id === 'number' ? `${id}` : '';
  } catch {
    return '';
  }
};

/**
 * The proof in the fragment that a provider sent back; undefined where the person refused, or the answer is none to
 * the question that this tab asked.
 */
export const parseSocialCredential = (
  hash: string,
  trip: SocialLoginAttempt | undefined,
): SocialCredential | undefined => {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  if (!trip || answer.get('state') !== trip.state) return undefined;
  const { nonce, refercode } = trip;
  if (trip.provider === 'google') {
    const tokenId = answer.get('id_token');
    return tokenId ? { provider: 'google', body: { tokenId, nonce, refercode } } : undefined;
  }
  const accessToken = answer.get('access_token');
  const userID = parseUserId(answer.get('signed_request') ?? '');
  return accessToken && userID
    ? { provider: 'facebook', body: { accessToken, userID, refercode } }
    : undefined;
};
