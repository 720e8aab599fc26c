import { readParameters } from '@sargam/sandbox-shared/parameters';
import type { Request, Response } from 'express';
import { userTokenFaultModes } from '../faults/fault.ts';
import type { Grant } from '../grants/grant.ts';
import { issueCode, issueToken } from '../grants/issue.ts';
import { buildReturnUrl } from '../grants/return-url.ts';
import { handleDecision, sendConsent, sendRefusal } from '../page/send-consent.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { type DialogRequest, parseDialogRequest } from './dialog-request.ts';
import { createSignedRequest } from './signed-request.ts';

/** Facebook adds an empty query before a fragment, and the fragment `#_=_` after a query. */
const buildRedirect = (asked: DialogRequest, answer: Record<string, string | number | undefined>): string => {
  const inFragment = asked.responseTypes.some((one) => one !== 'code' && one !== 'granted_scopes');
  if (!inFragment) return `${buildReturnUrl(asked.redirectUri, 'query', answer)}#_=_`;
  const base = asked.redirectUri.includes('?') ? asked.redirectUri : `${asked.redirectUri}?`;
  return buildReturnUrl(base, 'fragment', answer);
};

const buildRefusalRedirect = (asked: DialogRequest): string =>
  buildReturnUrl(asked.redirectUri, 'query', {
    error: 'access_denied',
    error_code: 200,
    error_description: 'Permissions error',
    error_reason: 'user_denied',
    state: asked.state,
  });

const buildGrantRedirect = (context: SandboxContext, asked: DialogRequest, grant: Grant): string => {
  const wants = (one: DialogRequest['responseTypes'][number]) => asked.responseTypes.includes(one);
  const code = wants('code') ? issueCode(context, grant, asked) : undefined;
  const token = wants('token') ? issueToken(context, grant) : undefined;
  return buildRedirect(asked, {
    access_token: token?.token,
    data_access_expiration_time: token && Math.floor(token.issuedAt / 1000) + 90 * 86_400,
    expires_in: token && Math.floor((token.expiresAt - token.issuedAt) / 1000),
    code,
    signed_request: wants('signed_request')
      ? createSignedRequest(
          context.settings.facebook.appSecret,
          grant.person.facebookId,
          context.clock.now(),
          code,
        )
      : undefined,
    granted_scopes: wants('granted_scopes') ? grant.scopes.join(',') : undefined,
    graph_domain: wants('graph_domain') ? 'facebook' : undefined,
    state: asked.state,
  });
};

const describeConsent = ({ redirectUri, scopes }: DialogRequest) =>
  ({ provider: 'facebook', redirectUri, sharesEmail: scopes.includes('email') }) as const;

export const showDialog =
  (context: SandboxContext) =>
  (request: Request, response: Response): void => {
    const reading = parseDialogRequest(context.settings, readParameters(request));
    if ('refused' in reading) return sendRefusal(request, response, reading.refused);
    const { asked } = reading;
    const person = context.browserSessions.findPerson(request);
    if (asked.prompt !== 'none')
      return sendConsent(context, request, response, { ...describeConsent(asked), chosen: person });
    const { scopes } = asked;
    const answer = person
      ? buildGrantRedirect(context, asked, { provider: 'facebook', person, scopes })
      : buildRefusalRedirect(asked);
    return response.redirect(302, answer);
  };

export const submitDialog =
  (context: SandboxContext) =>
  async (request: Request, response: Response): Promise<void> => {
    const parameter = readParameters(request);
    const reading = parseDialogRequest(context.settings, parameter);
    if ('refused' in reading) return sendRefusal(request, response, reading.refused);
    const { asked } = reading;
    const trouble = userTokenFaultModes.find((each) => each === parameter('trouble'));
    // A person can refuse to share the email.
    const scopes = asked.scopes.filter((scope) => scope !== 'email' || parameter('share_email') !== '');
    return handleDecision(context, request, response, describeConsent(asked), {
      refused: buildRefusalRedirect(asked),
      granted: (person) =>
        buildGrantRedirect(context, asked, {
          provider: 'facebook',
          person,
          scopes,
          ...(trouble && { trouble }),
        }),
    });
  };
