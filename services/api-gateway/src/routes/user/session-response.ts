import type { Session } from '@sargam/proto/identity/v1/identity';
import { LoginClient } from '@sargam/proto/identity/v1/identity';
import type { Request, Response } from 'express';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { loadUserExtras } from './load-user-extras.ts';
import { personOf, toCaller } from './user-mapping.ts';

/** The client of a login, for the session list and the login limits. */
export const toLoginClient = ({ cookies }: HandlerDeps, request: Request): LoginClient =>
  LoginClient.create({
    device: (request.get('user-agent') ?? '').slice(0, 300),
    ipAddress: request.ip ?? '',
    browserToken: cookies.readBrowserId(request),
  });

/** The response of a login or refresh. Sets the refresh token cookie; wallet and wishlist are optional. */
export const completeSession = async (deps: HandlerDeps, session: Session, response: Response) => {
  deps.cookies.setRefreshToken(response, session.refreshToken, session.refreshExpiresAt);
  const person = personOf(session);
  const extras = await deps.asCaller(toCaller(session), () => loadUserExtras(deps, person.id));
  return { ...session, person: { ...person, ...extras } };
};

/** The response of every kind of login. Sets the browser id cookie and starts a new viewing session. */
export const completeLogin = async (deps: HandlerDeps, session: Session, response: Response) => {
  await deps.endedSessions.add(session.endedSessionIds);
  deps.cookies.renewViewerSession(response);
  if (session.browserToken !== '') deps.cookies.setBrowserId(response, session.browserToken);
  return completeSession(deps, session, response);
};
