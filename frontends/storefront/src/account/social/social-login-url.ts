import type { ApiSchemas } from '@sargam/kit';
import { callbackUrl, type SocialLoginAttempt } from './login-attempt.ts';

type Pages = ApiSchemas['SocialPages'];
type Language = 'en' | 'bn';

/** Google returns a code, which only the browser with the cookie of `start` can use (PKCE). */
const googleQuery = ({ nonce, codeChallenge }: ApiSchemas['GoogleLoginStart'], language: Language) => ({
  response_type: 'code',
  scope: 'openid email profile',
  nonce,
  code_challenge: codeChallenge,
  code_challenge_method: 'S256',
  prompt: 'select_account',
  hl: language,
});

/** `rerequest`: asks again for the e-mail address if the user declined it before. */
const facebookQuery = (language: Language) => ({
  response_type: 'token,signed_request',
  scope: 'public_profile,email',
  auth_type: 'rerequest',
  locale: language === 'bn' ? 'bn_IN' : 'en_US',
});

const buildUrl = (
  page: string,
  { provider, state }: SocialLoginAttempt,
  query: Record<string, string>,
): string => {
  const url = new URL(page);
  const common = { redirect_uri: callbackUrl(provider), state };
  for (const [name, value] of Object.entries({ ...common, ...query })) url.searchParams.set(name, value);
  return url.href;
};

/** The authorization request to Google. */
export const buildGoogleUrl = (
  { page, clientId }: NonNullable<Pages['google']>,
  attempt: SocialLoginAttempt,
  start: ApiSchemas['GoogleLoginStart'],
  language: Language,
): string => buildUrl(page, attempt, { client_id: clientId, ...googleQuery(start, language) });

/** Facebook's login dialog. */
export const buildFacebookUrl = (
  { page, appId }: NonNullable<Pages['facebook']>,
  attempt: SocialLoginAttempt,
  language: Language,
): string => buildUrl(page, attempt, { client_id: appId, ...facebookQuery(language) });
