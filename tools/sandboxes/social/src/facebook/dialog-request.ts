import type { Parameters } from '@sargam/sandbox-shared/parameters';
import type { Pkce } from '../grants/pkce.ts';
import { mayReturnTo } from '../grants/return-address.ts';
import type { Settings } from '../settings.ts';

const dialogAnswers = ['code', 'token', 'signed_request', 'granted_scopes', 'graph_domain'] as const;
export type DialogAnswer = (typeof dialogAnswers)[number];

/** What a site asks of a person through the login dialog. */
export interface DialogRequest {
  redirectUri: string;
  answers: DialogAnswer[];
  scopes: string[];
  state: string;
  /** `none`: answer without asking, if that can be. */
  prompt: string;
  pkce?: Pkce;
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const known = ['public_profile', 'email', 'openid'];

export type DialogRefusal =
  | 'invalid_client'
  | 'redirect_uri_mismatch'
  | 'invalid_scope'
  | 'invalid_response_type';

/** Facebook tells its own page what is wrong, never the site. */
export const readDialog = (
  settings: Settings,
  given: Parameters,
): { asked: DialogRequest } | { refused: DialogRefusal } => {
  if (given('client_id') !== settings.facebook.appId) return { refused: 'invalid_client' };
  const redirectUri = given('redirect_uri');
  if (!mayReturnTo(settings.redirectUris, redirectUri)) return { refused: 'redirect_uri_mismatch' };
  const types = words(given('response_type') || 'code');
  const answers = dialogAnswers.filter((one) => types.includes(one));
  if (answers.length !== new Set(types).size) return { refused: 'invalid_response_type' };
  const scopes = words(given('scope') || 'public_profile');
  if (scopes.some((scope) => !known.includes(scope))) return { refused: 'invalid_scope' };
  const challenge = given('code_challenge');
  return {
    asked: {
      redirectUri,
      answers,
      scopes: [...new Set(['public_profile', ...scopes])],
      state: given('state'),
      prompt: given('prompt'),
      ...(challenge && {
        pkce: { challenge, method: given('code_challenge_method') === 'S256' ? 'S256' : 'plain' },
      }),
    },
  };
};
