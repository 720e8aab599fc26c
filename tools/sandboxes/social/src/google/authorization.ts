import type { Parameters } from '@sargam/sandbox-shared/parameters';
import type { Pkce } from '../grants/grant.ts';
import { buildReturnUrl, isAllowedReturnUrl } from '../grants/return-url.ts';
import type { Settings } from '../settings.ts';

const responseTypes = ['code', 'id_token', 'code id_token'] as const;
export type ResponseType = (typeof responseTypes)[number];

/** The request of a site. */
export interface Authorization {
  redirectUri: string;
  responseType: ResponseType;
  part: 'query' | 'fragment';
  scopes: string[];
  state: string;
  nonce: string;
  prompts: string[];
  loginHint: string;
  pkce?: Pkce;
}

export type ParsedAuthorization =
  | { asked: Authorization }
  /** Shown to the person: an unknown client or return address gets no redirect. */
  | { refused: 'invalid_client' | 'redirect_uri_mismatch' }
  /** Redirects to the site with the error. */
  | { back: string };

const splitWords = (text: string): string[] => text.split(' ').filter(Boolean);

/** Google takes the types in any order. */
const parseResponseType = (text: string): ResponseType | undefined => {
  const sorted = splitWords(text).sort().join(' ');
  return responseTypes.find((type) => type === sorted);
};

const parsePkce = (given: Parameters): Pkce | undefined | 'wrong' => {
  const challenge = given('code_challenge');
  const method = given('code_challenge_method') || 'plain';
  if (!challenge) return given('code_challenge_method') ? 'wrong' : undefined;
  return (method === 'S256' || method === 'plain') && /^[\w.~-]{43,128}$/.test(challenge)
    ? { challenge, method }
    : 'wrong';
};

const findFault = (given: Parameters, scopes: string[], type: ResponseType): string | undefined => {
  const mode = given('response_mode');
  if (!['', 'query', 'fragment'].includes(mode)) return `Unsupported response_mode: ${mode}`;
  if (!type.includes('id_token')) return undefined;
  if (mode === 'query') return 'response_mode query is not for ID tokens';
  if (!scopes.includes('openid')) return 'Missing scope: openid';
  return given('nonce') ? undefined : 'Missing required parameter: nonce';
};

export const parseAuthorization = (settings: Settings, given: Parameters): ParsedAuthorization => {
  if (given('client_id') !== settings.google.clientId) return { refused: 'invalid_client' };
  const redirectUri = given('redirect_uri');
  if (!isAllowedReturnUrl(settings.redirectUris, redirectUri)) return { refused: 'redirect_uri_mismatch' };
  const state = given('state');
  const back = (
    part: 'query' | 'fragment',
    error: string,
    error_description?: string,
  ): ParsedAuthorization => ({
    back: buildReturnUrl(redirectUri, part, { error, error_description, state }),
  });
  const responseType = parseResponseType(given('response_type'));
  if (!responseType) return back('query', 'unsupported_response_type');
  const part =
    responseType === 'code' ? (given('response_mode') === 'fragment' ? 'fragment' : 'query') : 'fragment';
  const scopes = splitWords(given('scope'));
  if (scopes.length === 0) return back(part, 'invalid_request', 'Missing required parameter: scope');
  const fault = findFault(given, scopes, responseType);
  if (fault) return back(part, 'invalid_request', fault);
  const pkce = parsePkce(given);
  if (pkce === 'wrong') return back(part, 'invalid_request', 'Invalid code_challenge or its method');
  return {
    asked: {
      redirectUri,
      responseType,
      part,
      scopes,
      state,
      nonce: given('nonce'),
      prompts: splitWords(given('prompt')),
      loginHint: given('login_hint'),
      ...(pkce && { pkce }),
    },
  };
};
