import type { ApiSchemas } from '@sargam/kit';
import { returnPath } from './provider.ts';
import type { Trip } from './trip.ts';

type Pages = ApiSchemas['SocialPages'];
type From = { origin: string; language: 'en' | 'bn' };

const withQuery = (page: string, query: Record<string, string>): string => {
  const address = new URL(page);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
};

/** Google answers with an ID token in the fragment, which no server sees. It always asks which account. */
const google = ({ page, clientId }: NonNullable<Pages['google']>, trip: Trip, { origin, language }: From) =>
  withQuery(page, {
    client_id: clientId,
    redirect_uri: origin + returnPath('google'),
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: trip.nonce,
    state: trip.state,
    prompt: 'select_account',
    hl: language,
  });

/** `rerequest`: whoever kept their e-mail address back once is asked for it again, not refused for ever. */
const facebook = ({ page, appId }: NonNullable<Pages['facebook']>, trip: Trip, { origin, language }: From) =>
  withQuery(page, {
    client_id: appId,
    redirect_uri: origin + returnPath('facebook'),
    response_type: 'token,signed_request',
    scope: 'public_profile,email',
    state: trip.state,
    auth_type: 'rerequest',
    locale: language === 'bn' ? 'bn_IN' : 'en_US',
  });

/** Where the browser goes for a login; undefined where that login cannot be had. */
export const socialAddress = (pages: Pages, trip: Trip, from: From): string | undefined => {
  if (trip.provider === 'google') return pages.google ? google(pages.google, trip, from) : undefined;
  return pages.facebook ? facebook(pages.facebook, trip, from) : undefined;
};
