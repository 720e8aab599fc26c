import { type Parameters, parametersIn } from '@sargam/sandbox-shared/parameters';
import type { Request, Response } from 'express';
import { note } from '../calls/calls.ts';
import type { Grant } from '../grants/grant.ts';
import { issueToken } from '../grants/issue.ts';
import { type RedeemFault, redeem } from '../grants/redeem.ts';
import type { Social } from '../social.ts';
import { idTokenFor } from './id-token.ts';

interface Refusal {
  status: 400 | 401;
  error: string;
  error_description: string;
}

const refusals: Record<RedeemFault, Refusal> = {
  unknown: { status: 400, error: 'invalid_grant', error_description: 'Malformed auth code.' },
  used: { status: 400, error: 'invalid_grant', error_description: 'Bad Request' },
  expired: { status: 400, error: 'invalid_grant', error_description: 'Bad Request' },
  redirect: { status: 400, error: 'redirect_uri_mismatch', error_description: 'Bad Request' },
  verifier: { status: 400, error: 'invalid_grant', error_description: 'Invalid code verifier.' },
};

const unauthorised: Refusal = { status: 401, error: 'invalid_client', error_description: 'Unauthorized' };

/** Who calls: in the form, or by Basic with both halves encoded (RFC 6749, 2.3.1). */
const credentials = (request: Request, given: Parameters): { id: string; secret: string } => {
  const basic = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!basic) return { id: given('client_id'), secret: given('client_secret') };
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':');
  try {
    return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
  } catch {
    return { id: '', secret: '' };
  }
};

const granted = (social: Social, request: Request): Refusal | Grant => {
  const given = parametersIn(request);
  const { clientId, clientSecret } = social.settings.google;
  const caller = credentials(request, given);
  if (caller.id !== clientId || (caller.secret && caller.secret !== clientSecret)) return unauthorised;
  // Without the secret, only a caller that committed itself to a verifier is known to be the one that asked.
  if (!caller.secret && !given('code_verifier'))
    return {
      ...unauthorised,
      error: 'invalid_request',
      status: 400,
      error_description: 'client_secret is missing.',
    };
  if (given('grant_type') !== 'authorization_code')
    return { status: 400, error: 'unsupported_grant_type', error_description: 'Invalid grant_type' };
  const result = redeem(social, 'google', {
    code: given('code'),
    redirectUri: given('redirect_uri'),
    verifier: given('code_verifier'),
  });
  return 'fault' in result ? refusals[result.fault] : result.grant;
};

/** `POST /token`: a code becomes an ID token and an access token. */
export const tokenCall =
  (social: Social) =>
  async (request: Request, response: Response): Promise<void> => {
    const grant = granted(social, request);
    response.set({ 'Cache-Control': 'no-store', Pragma: 'no-cache' });
    if ('error' in grant) {
      const { status, ...body } = grant;
      note(response, body.error);
      response.status(status).json(body);
      return;
    }
    const { token } = issueToken(social, grant);
    note(response, grant.person.id);
    response.json({
      access_token: token,
      expires_in: social.settings.tokenMs / 1000 - 1,
      scope: grant.scopes.join(' '),
      token_type: 'Bearer',
      ...(grant.scopes.includes('openid') && {
        id_token: await idTokenFor(social, grant, { accessToken: token }),
      }),
    });
  };
