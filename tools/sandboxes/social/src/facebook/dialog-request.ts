import type { Parameters } from '@sargam/sandbox-shared/parameters';
import type { Pkce } from '../grants/grant.ts';
import { isAllowedReturnUrl } from '../grants/return-url.ts';
import type { RefusalReason } from '../page/texts.en.ts';
import type { Settings } from '../settings.ts';

const dialogResponseTypes = ['code', 'token', 'signed_request', 'granted_scopes', 'graph_domain'] as const;
export type DialogResponseType = (typeof dialogResponseTypes)[number];

/** The request of a site in the login dialog. */
export interface DialogRequest {
  redirectUri: string;
  responseTypes: DialogResponseType[];
  scopes: string[];
  state: string;
  /** `none`: redirect without the dialog. */
  prompt: string;
  pkce?: Pkce;
}

const splitWords = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const knownScopes = ['public_profile', 'email', 'openid'];

/** Facebook shows a request fault on its page and does not redirect to the site. */
export const parseDialogRequest = (
  settings: Settings,
  given: Parameters,
): { asked: DialogRequest } | { refused: RefusalReason } => {
  if (given('client_id') !== settings.facebook.appId) return { refused: 'invalid_client' };
  const redirectUri = given('redirect_uri');
  if (!isAllowedReturnUrl(settings.redirectUris, redirectUri)) return { refused: 'redirect_uri_mismatch' };
  const types = splitWords(given('response_type') || 'code');
  const responseTypes = dialogResponseTypes.filter((one) => types.includes(one));
  if (responseTypes.length !== new Set(types).size) return { refused: 'invalid_response_type' };
  const scopes = splitWords(given('scope') || 'public_profile');
  if (scopes.some((scope) => !knownScopes.includes(scope))) return { refused: 'invalid_scope' };
  const challenge = given('code_challenge');
  return {
    asked: {
      redirectUri,
      responseTypes,
      scopes: [...new Set(['public_profile', ...scopes])],
      state: given('state'),
      prompt: given('prompt'),
      ...(challenge && {
        pkce: { challenge, method: given('code_challenge_method') === 'S256' ? 'S256' : 'plain' },
      }),
    },
  };
};
