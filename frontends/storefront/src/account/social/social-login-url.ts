import type { ApiSchemas } from '@sargam/kit';
import { callbackPath, type SocialLoginAttempt } from './login-attempt.ts';

type Pages = ApiSchemas['SocialPages'];
type UrlOptions = { origin: string; language: 'en' | 'bn' };

const withQuery = (page: string, query: Record<string, string>): string => {
  const address = new URL(page);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
};

/** Google returns an ID token in the fragment, which is not sent to servers. */
const buildGoogleUrl = (
  { page, clientId }: NonNullable<Pages['google']>,
  attempt: SocialLoginAttempt,
  { origin, language }: UrlOptions,
) =>
  withQuery(page, {
    client_id: clientId,
    redirect_uri: origin + callbackPath('google'),
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: attempt.nonce,
    state: attempt.state,
    prompt: 'select_account',
    hl: language,
  });

/** `rerequest`: asks again for the e-mail address if the user declined it before. */
const buildFacebookUrl = (
  { page, appId }: NonNullable<Pages['facebook']>,
  attempt: SocialLoginAttempt,
  { origin, language }: UrlOptions,
) =>
  withQuery(page, {
    client_id: appId,
    redirect_uri: origin + callbackPath('facebook'),
    response_type: 'token,signed_request',
    scope: 'public_profile,email',
    state: attempt.state,
    auth_type: 'rerequest',
    locale: language === 'bn' ? 'bn_IN' : 'en_US',
  });

/** Undefined if the provider is not configured. */
export const buildSocialLoginUrl = (
  pages: Pages,
  attempt: SocialLoginAttempt,
  from: UrlOptions,
): string | undefined => {
  if (attempt.provider === 'google')
    return pages.google ? buildGoogleUrl(pages.google, attempt, from) : undefined;
  return pages.facebook ? buildFacebookUrl(pages.facebook, attempt, from) : undefined;
};
