import { parametersIn } from '@sargam/sandbox-shared/parameters';
import type { Request, Response } from 'express';
import { note } from '../calls/calls.ts';
import { issueToken } from '../grants/issue.ts';
import { type RedeemFault, redeem } from '../grants/redeem.ts';
import type { Social } from '../social.ts';
import { type GraphError, graphErrors, refuseGraph } from './refuse.ts';

const refusals: Record<RedeemFault, GraphError> = {
  unknown: graphErrors.badCode,
  used: graphErrors.usedCode,
  expired: graphErrors.oldCode,
  redirect: graphErrors.badRedirect,
  verifier: graphErrors.badVerifier,
};

/** `oauth/access_token`: a code for a person's token, or the app's own token for its secret. */
export const accessTokenCall =
  (social: Social) =>
  (request: Request, response: Response): void => {
    const given = parametersIn(request);
    const { appId, appSecret } = social.settings.facebook;
    const secret = given('client_secret');
    if (given('client_id') !== appId) return refuseGraph(response, graphErrors.badClient);
    if (secret !== appSecret && (secret || !given('code_verifier')))
      return refuseGraph(response, graphErrors.badSecret);
    if (given('grant_type') === 'client_credentials')
      return secret
        ? void response.json({ access_token: `${appId}|${appSecret}`, token_type: 'bearer' })
        : refuseGraph(response, graphErrors.badSecret);
    const result = redeem(social, 'facebook', {
      code: given('code'),
      redirectUri: given('redirect_uri'),
      verifier: given('code_verifier'),
    });
    if ('fault' in result) return refuseGraph(response, refusals[result.fault]);
    const { token, issuedAt, expiresAt } = issueToken(social, result.grant);
    note(response, result.grant.person.id);
    response.json({
      access_token: token,
      token_type: 'bearer',
      expires_in: Math.floor((expiresAt - issuedAt) / 1000),
    });
  };
