import type { Session } from '@sargam/proto/identity/v1/identity';
import { LoginClient } from '@sargam/proto/identity/v1/identity';
import type { Request, Response } from 'express';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { toSessionResponse } from './answer-session.ts';
import type { SessionAnswer } from './user-wire.ts';

/** Where a login comes from, for the list of sessions and for the limits on guessing. */
export const toLoginClient = ({ cookies }: HandlerDeps, request: Request): LoginClient =>
  LoginClient.create({
    device: (request.get('user-agent') ?? '').slice(0, 300),
    ipAddress: request.ip ?? '',
    browserToken: cookies.readBrowserId(request),
  });

/** The answer of a login, of whatever kind: a browser that is known from now on, with a viewing session of its own. */
export const toLoginResponse = (
  deps: HandlerDeps,
  session: Session,
  response: Response,
): Promise<SessionAnswer> => {
  deps.cookies.renewViewerSession(response);
  if (session.browserToken !== '') deps.cookies.setBrowserId(response, session.browserToken);
  return toSessionResponse(deps, session, response);
};
