import { DomainError, domainError } from '@sargam/chassis/errors';
import type { Session } from '@sargam/proto/identity/v1/identity';
import type { Response } from 'express';
import { requireSameOrigin } from '../../auth/same-origin.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { success } from '../../wire/view.ts';
import { completeLogin, completeSession, toLoginClient } from './session-response.ts';
import { Credentials, SessionResponse } from './user-wire.ts';

/** A rejected refresh token is useless, so its cookie is cleared. */
const refreshSession = async (
  { identity, cookies, endedSessions }: HandlerDeps,
  refreshToken: string,
  response: Response,
): Promise<Session> => {
  try {
    return await identity.refreshSession({ refreshToken });
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'unauthenticated') {
      cookies.clearSession(response);
      // A refresh token was used twice, so identity has ended its session.
      const endedSession = error.detail?.['session'];
      if (endedSession) await endedSessions.add([endedSession]);
    }
    throw error;
  }
};

export const sessionRoutes: readonly Route[] = [
  route.post('/user/login/', {
    summary: 'Logs in; returns an access token and sets a refresh token cookie',
    rate: 'login',
    accountKey: ({ body }) => body.email.toLowerCase(),
    ignoresToken: true,
    body: Credentials,
    invalidMessage: 'Email or password is missing!',
    response: SessionResponse,
    handle: async ({ body, request, response }, deps) => {
      const session = await deps.identity.logIn({ ...body, client: toLoginClient(deps, request) });
      return completeLogin(deps, session, response);
    },
  }),
  route.post('/user/session/refresh', {
    summary: 'Exchanges the refresh token cookie for new tokens; from pages of this site only',
    ignoresToken: true,
    response: SessionResponse,
    handle: async ({ request, response }, deps) => {
      requireSameOrigin(request, deps.siteUrl);
      const refreshToken = deps.cookies.readRefreshToken(request);
      if (refreshToken === undefined) throw domainError.unauthenticated('no-session', 'Please login first');
      const session = await refreshSession(deps, refreshToken, response);
      deps.cookies.ensureViewerSession(request, response);
      return completeSession(deps, session, response);
    },
  }),
  route.post('/user/session/logout', {
    summary: 'Ends the session of the refresh token cookie; from pages of this site only',
    ignoresToken: true,
    response: success,
    handle: async ({ request, response }, { sessions, endedSessions, cookies, siteUrl }) => {
      requireSameOrigin(request, siteUrl);
      const refreshToken = cookies.readRefreshToken(request);
      if (refreshToken !== undefined)
        await endedSessions.add((await sessions.logOut({ refreshToken })).sessionIds);
      cookies.clearSession(response);
    },
  }),
];
