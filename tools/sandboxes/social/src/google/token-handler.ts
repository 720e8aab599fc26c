import { type Parameters, readParameters } from '@sargam/sandbox-shared/parameters';
import type { Request, Response } from 'express';
import { addCallLogNote } from '../calls/call-log.ts';
import type { Grant } from '../grants/grant.ts';
import { issueToken } from '../grants/issue.ts';
import { type RedeemError, redeemCode } from '../grants/redeem-code.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { createIdToken } from './id-token.ts';

interface TokenError {
  status: 400 | 401;
  error: string;
  error_description: string;
}

const responsesByError: Record<RedeemError, TokenError> = {
  unknown: { status: 400, error: 'invalid_grant', error_description: 'Malformed auth code.' },
  used: { status: 400, error: 'invalid_grant', error_description: 'Bad Request' },
  expired: { status: 400, error: 'invalid_grant', error_description: 'Bad Request' },
  redirect: { status: 400, error: 'redirect_uri_mismatch', error_description: 'Bad Request' },
  verifier: { status: 400, error: 'invalid_grant', error_description: 'Invalid code verifier.' },
};

const unauthorized: TokenError = { status: 401, error: 'invalid_client', error_description: 'Unauthorized' };

/** The client credentials: in the form, or with Basic authentication, both parts encoded (RFC 6749, 2.3.1). */
const readCredentials = (request: Request, given: Parameters): { id: string; secret: string } => {
  const basic = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!basic) return { id: given('client_id'), secret: given('client_secret') };
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':');
  try {
    return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
  } catch {
    return { id: '', secret: '' };
  }
};

const redeemGrant = (context: SandboxContext, request: Request): TokenError | Grant => {
  const parameter = readParameters(request);
  const { clientId, clientSecret } = context.settings.google;
  const caller = readCredentials(request, parameter);
  if (caller.id !== clientId || (caller.secret && caller.secret !== clientSecret)) return unauthorized;
  // Without the client secret, the PKCE verifier authenticates the caller.
  if (!caller.secret && !parameter('code_verifier'))
    return { status: 400, error: 'invalid_request', error_description: 'client_secret is missing.' };
  if (parameter('grant_type') !== 'authorization_code')
    return { status: 400, error: 'unsupported_grant_type', error_description: 'Invalid grant_type' };
  const result = redeemCode(context, 'google', {
    code: parameter('code'),
    redirectUri: parameter('redirect_uri'),
    verifier: parameter('code_verifier'),
  });
  return 'error' in result ? responsesByError[result.error] : result.grant;
};

/** `POST /token`: exchanges a code for an ID token and an access token. */
export const tokenHandler =
  (context: SandboxContext) =>
  async (request: Request, response: Response): Promise<void> => {
    const grant = redeemGrant(context, request);
    response.set({ 'Cache-Control': 'no-store', Pragma: 'no-cache' });
    if ('error' in grant) {
      const { status, ...body } = grant;
      addCallLogNote(response, body.error);
      response.status(status).json(body);
      return;
    }
    const { token } = issueToken(context, grant);
    addCallLogNote(response, grant.person.id);
    response.json({
      access_token: token,
      // Google reports 3599 for a token of one hour.
      expires_in: context.settings.tokenMs / 1000 - 1,
      scope: grant.scopes.join(' '),
      token_type: 'Bearer',
      ...(grant.scopes.includes('openid') && {
        id_token: await createIdToken(context, grant, { accessToken: token }),
      }),
    });
  };
