import { readParameters } from '@sargam/sandbox-shared/parameters';
import type { Request, Response } from 'express';
import { addCallLogNote } from '../calls/call-log.ts';
import type { UserTokenFaultMode } from '../faults/fault.ts';
import type { AccessToken } from '../grants/grant.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { graphErrors, sendGraphError } from './graph-error.ts';
import { findTokenFault, isFacebookToken } from './user-token.ts';

const OTHER_APP = '5647382910564738';
const OTHER_USER = '10999999999999999';
const seconds = (ms: number) => Math.floor(ms / 1000);

const invalid = (message: string, subcode?: number) => ({
  error: { code: 190, message, ...(subcode && { subcode }) },
  is_valid: false,
});

const describeToken = (
  { settings, clock }: SandboxContext,
  token: AccessToken,
  trouble?: UserTokenFaultMode,
) => {
  if (trouble === 'invalid') return { ...invalid('Invalid OAuth access token.'), scopes: [] };
  const isOver = trouble === 'expired' || clock.now() >= token.expiresAt;
  const { person, scopes } = token.grant;
  return {
    app_id: trouble === 'other-app' ? OTHER_APP : settings.facebook.appId,
    type: 'USER',
    application: settings.siteName,
    data_access_expires_at: seconds(token.issuedAt) + 90 * 86_400,
    ...(isOver ? invalid('Error validating access token: Session has expired.', 463) : { is_valid: true }),
    expires_at: trouble === 'expired' ? seconds(clock.now()) - 60 : seconds(token.expiresAt),
    issued_at: seconds(token.issuedAt),
    scopes,
    user_id: trouble === 'other-user' ? OTHER_USER : person.facebookId,
  };
};

/** `debug_token`: the user and the app of a token. The call needs the app's token. */
export const debugTokenHandler =
  (context: SandboxContext) =>
  (request: Request, response: Response): void => {
    const parameter = readParameters(request);
    const { appId, appSecret } = context.settings.facebook;
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if ((parameter('access_token') || bearer) !== `${appId}|${appSecret}`)
      return sendGraphError(response, graphErrors.badAppToken);
    if (!parameter('input_token')) return sendGraphError(response, graphErrors.noInput);
    const token = context.tokens.get(parameter('input_token'));
    if (!isFacebookToken(token)) {
      addCallLogNote(response, 'invalid');
      response.json({ data: { ...invalid('Invalid OAuth access token.'), scopes: [] } });
      return;
    }
    const trouble = findTokenFault(context, token, 'debug-token');
    if (trouble === 'other-app-refused') return sendGraphError(response, graphErrors.otherApp);
    addCallLogNote(response, trouble ?? token.grant.person.id);
    response.json({ data: describeToken(context, token, trouble) });
  };
