import type { ApiSchemas } from '@sargam/kit';
import type { SocialLoginAttempt } from './login-attempt.ts';
import { callbackPath } from './provider.ts';

type Pages = ApiSchemas['SocialPages'];
type UrlOptions = { origin: string; language: 'en' | 'bn' };

const withQuery = (page: string, query: Record<string, string>): string => {
  const address = new URL(page);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
};

/** Google answers with an ID token in the fragment, which no server sees. It always asks which account. */
const buildGoogleUrl = (
  { page, clientId }: NonNullable<Pages['google']>,
  trip: SocialLoginAttempt,
  { origin, language }: UrlOptions,
) =>
  withQuery(page, {
    client_id: clientId,
    redirect_uri: origin + callbackPath('google'),
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: trip.nonce,
    state: trip.state,
    prompt: 'select_account',
    hl: language,
  });

/** `rerequest`: whoever kept their e-mail address back once is asked for it again, not refused for ever. */
const buildFacebookUrl = (
  { page, appId }: NonNullable<Pages['facebook']>,
  trip: SocialLoginAttempt,
  { origin, language }: UrlOptions,
) =>
  withQuery(page, {
    client_id: appId,
    redirect_uri: origin + callbackPath('facebook'),
    response_type: 'token,signed_request',
    scope: 'public_profile,email',
    state: trip.state,
    auth_type: 'rerequest',
    locale: language === 'bn' ? 'bn_IN' : 'en_US',
  });

/** Where the browser goes for a login; undefined where that login cannot be had. */
export const buildSocialLoginUrl = (
  pages: Pages,
  trip: SocialLoginAttempt,
  from: UrlOptions,
): string | undefined => {
  if (trip.provider === 'google') return pages.google ? buildGoogleUrl(pages.google, trip, from) : undefined;
  return pages.facebook ? buildFacebookUrl(pages.facebook, trip, from) : undefined;
};
