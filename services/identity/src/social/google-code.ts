import type { Service } from '@sargam/chassis/service';
import { z } from 'zod';
import type { IdentitySettings } from '../config.ts';
import { fetchJson } from './fetch-json.ts';
import type { GoogleEndpoints } from './google-endpoints.ts';
import { socialLoginFailed, socialUnavailable } from './social-login-errors.ts';

export interface GoogleCode {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** Exchanges a code for the ID token. Throws `social-login-failed` or `social-unavailable`. */
export type ExchangeGoogleCode = (code: GoogleCode) => Promise<string>;

const TokenResponse = z.union([z.object({ id_token: z.string() }), z.object({ error: z.string() })]);

/** OAuth error codes (RFC 6749, 5.2) of a wrong client id or secret: our settings are wrong, not the code. */
const clientErrors = new Set(['invalid_client', 'unauthorized_client']);

/** Google requires the client secret besides the PKCE verifier. */
export const createGoogleCodeExchange =
  (
    { settings }: Service<IdentitySettings>,
    findEndpoints: () => Promise<GoogleEndpoints>,
  ): ExchangeGoogleCode =>
  async ({ code, codeVerifier, redirectUri }) => {
    const { token } = await findEndpoints();
    const { body } = await fetchJson(token, TokenResponse, settings.socialTimeout, {
      grant_type: 'authorization_code',
      code,
      code_verifier: codeVerifier,
      redirect_uri: redirectUri,
      client_id: settings.googleClientId,
      client_secret: settings.googleClientSecret,
    });
    if ('id_token' in body) return body.id_token;
    const reason = `code exchange: ${body.error.slice(0, 100)}`;
    throw clientErrors.has(body.error) ? socialUnavailable(new Error(reason)) : socialLoginFailed(reason);
  };
