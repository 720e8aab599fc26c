import type { Session } from '@sargam/proto/identity/v1/identity';
import { LoginClient } from '@sargam/proto/identity/v1/identity';
import type { Request, Response } from 'express';
import type { Gateway } from '../../gateway.ts';
import { answerSession } from './answer-session.ts';
import type { SessionAnswer } from './user-wire.ts';

/** Where a login comes from, for the list of sessions and for the limits on guessing. */
export const visitOf = ({ cookies }: Gateway, request: Request): LoginClient =>
  LoginClient.create({
    device: (request.get('user-agent') ?? '').slice(0, 300),
    ipAddress: request.ip ?? '',
    browserToken: cookies.browser(request),
  });

/** The answer of a login, of whatever kind: a browser that is known from now on, with a viewing session of its own. */
export const answerLogin = (
  gateway: Gateway,
  session: Session,
  response: Response,
): Promise<SessionAnswer> => {
  gateway.cookies.newViewer(response);
  if (session.browserToken !== '') gateway.cookies.keepBrowser(response, session.browserToken);
  return answerSession(gateway, session, response);
};
