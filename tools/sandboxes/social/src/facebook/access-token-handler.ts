import { readParameters } from '@sargam/sandbox-shared/parameters';
import type { Request, Response } from 'express';
import { addNote } from '../calls/call-log.ts';
import { issueToken } from '../grants/issue.ts';
import { type RedeemFault, redeemCode } from '../grants/redeem-code.ts';
import type { Social } from '../social.ts';
import { type GraphError, graphErrors, sendGraphError } from './graph-error.ts';

const errorsByRedeemFault: Record<RedeemFault, GraphError> = {
  unknown: graphErrors.badCode,
  used: graphErrors.usedCode,
  expired: graphErrors.oldCode,
  redirect: graphErrors.badRedirect,
  verifier: graphErrors.badVerifier,
};

/** `oauth/access_token`: a code for a person's token, or the app's own token for its secret. */
export const accessTokenHandler =
  (social: Social) =>
  (request: Request, response: Response): void => {
    const parameter = readParameters(request);
    const { appId, appSecret } = social.settings.facebook;
    const secret = parameter('client_secret');
    if (parameter('client_id') !== appId) return sendGraphError(response, graphErrors.badClient);
    if (secret !== appSecret && (secret || !parameter('code_verifier')))
      return sendGraphError(response, graphErrors.badSecret);
    if (parameter('grant_type') === 'client_credentials')
      return secret
        ? void response.json({ access_token: `${appId}|${appSecret}`, token_type: 'bearer' })
        : sendGraphError(response, graphErrors.badSecret);
    const result = redeemCode(social, 'facebook', {
      code: parameter('code'),
      redirectUri: parameter('redirect_uri'),
      verifier: parameter('code_verifier'),
    });
    if ('fault' in result) return sendGraphError(response, errorsByRedeemFault[result.fault]);
    const { token, issuedAt, expiresAt } = issueToken(social, result.grant);
    addNote(response, result.grant.person.id);
    response.json({
      access_token: token,
      token_type: 'bearer',
      expires_in: Math.floor((expiresAt - issuedAt) / 1000),
    });
  };
