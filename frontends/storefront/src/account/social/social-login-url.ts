import type { ApiSchemas } from '@sargam/kit';
import { callbackPath, type SocialLoginAttempt } from './login-attempt.ts';

type Pages = ApiSchemas['SocialPages'];
type UrlOptions = { origin: string; language: 'en' | 'bn' };

/** Google returns an ID token in the fragment, which is not sent to servers. */
const googleQuery = ({ nonce }: SocialLoginAttempt, language: string) => ({
  response_type: 'id_token',
  scope: 'openid email profile',
  nonce,
  prompt: 'select_account',
  hl: language,
});

/** `rerequest`: asks again for the e-mail address if the user declined it before. */
const facebookQuery = (_: SocialLoginAttempt, language: string) => ({
  response_type: 'token,signed_request',
  scope: 'public_profile,email',
  auth_type: 'rerequest',
  locale: language === 'bn' ? 'bn_IN' : 'en_US',
});

/** Undefined if the provider is not configured. */
export const buildSocialLoginUrl = (
  { google, facebook }: Pages,
  attempt: SocialLoginAttempt,
  { origin, language }: UrlOptions,
): string | undefined => {
  const { provider, state } = attempt;
  const page = provider === 'google' ? google?.page : facebook?.page;
  const clientId = provider === 'google' ? google?.clientId : facebook?.appId;
  if (!page || !clientId) return undefined;
  const url = new URL(page);
  const query = {
    client_id: clientId,
    redirect_uri: origin + callbackPath(provider),
    state,
    ...(provider === 'google' ? googleQuery : facebookQuery)(attempt, language),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};
