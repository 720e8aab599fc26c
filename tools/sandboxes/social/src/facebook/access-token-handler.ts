import { readParameters } from '@sargam/sandbox-shared/parameters';
import type { Request, Response } from 'express';
import { addCallLogNote } from '../calls/call-log.ts';
import { issueToken } from '../grants/issue.ts';
import { type RedeemError, redeemCode } from '../grants/redeem-code.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { type GraphError, graphErrors, sendGraphError } from './graph-error.ts';

const responsesByError: Record<RedeemError, GraphError> = {
  unknown: graphErrors.badCode,
  used: graphErrors.usedCode,
  expired: graphErrors.oldCode,
  redirect: graphErrors.badRedirect,
  verifier: graphErrors.badVerifier,
};

/** `oauth/access_token`: a code for a person's token, or the app's own token for its secret. */
export const accessTokenHandler =
  (context: SandboxContext) =>
  (request: Request, response: Response): void => {
    const parameter = readParameters(request);
    const { appId, appSecret } = context.settings.facebook;
    const secret = parameter('client_secret');
    if (parameter('client_id') !== appId) return sendGraphError(response, graphErrors.badClient);
    if (secret !== appSecret && (secret || !parameter('code_verifier')))
      return sendGraphError(response, graphErrors.badSecret);
    if (parameter('grant_type') === 'client_credentials')
      return secret
        ? void response.json({ access_token: `${appId}|${appSecret}`, token_type: 'bearer' })
        : sendGraphError(response, graphErrors.badSecret);
    const result = redeemCode(context, 'facebook', {
      code: parameter('code'),
      redirectUri: parameter('redirect_uri'),
      verifier: parameter('code_verifier'),
    });
    if ('error' in result) return sendGraphError(response, responsesByError[result.error]);
    const { token, issuedAt, expiresAt } = issueToken(context, result.grant);
    addCallLogNote(response, result.grant.person.id);
    response.json({
      access_token: token,
      token_type: 'bearer',
      expires_in: Math.floor((expiresAt - issuedAt) / 1000),
    });
  };
