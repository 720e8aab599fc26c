import type { Session } from '@sargam/proto/identity/v1/identity';
import { LoginClient } from '@sargam/proto/identity/v1/identity';
import type { Request, Response } from 'express';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { toSessionResponse } from './answer-session.ts';
import type { SessionAnswer } from './user-wire.ts';

/** The client of a login, for the session list and the login limits. */
export const toLoginClient = ({ cookies }: HandlerDeps, request: Request): LoginClient =>
  LoginClient.create({
    device: (request.get('user-agent') ?? '').slice(0, 300),
    ipAddress: request.ip ?? '',
    browserToken: cookies.readBrowserId(request),
  });

/** The response of every kind of login. Sets the browser id cookie and starts a new viewing session. */
export const toLoginResponse = (
  deps: HandlerDeps,
  session: Session,
  response: Response,
): Promise<SessionAnswer> => {
  deps.cookies.renewViewerSession(response);
  if (session.browserToken !== '') deps.cookies.setBrowserId(response, session.browserToken);
  return toSessionResponse(deps, session, response);
};
