import { DomainError, domainError } from '@sargam/chassis/errors';
import type { Session } from '@sargam/proto/identity/v1/identity';
import type { SteppedUpSession } from '@sargam/proto/identity/v1/sessions';
import type { Response } from 'express';
import { z } from 'zod';
import { responseOf, success, text } from '../../api/response.ts';
import { allRoles } from '../../api/roles.ts';
import { requireSameOrigin } from '../../auth/same-origin.ts';
import { HttpError } from '../../errors/http-error.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { completeLogin, completeSession, toLoginClient } from './session-response.ts';
import { Credentials, SessionResponse } from './user-response.ts';

/** A rejected refresh token is useless, so its cookie is cleared. */
const refreshSession = async (
  { identity, cookies, endedSessions }: HandlerDeps,
  tokens: { readonly refreshToken: string; readonly idleSeconds: number },
  response: Response,
): Promise<Session> => {
  try {
    return await identity.refreshSession(tokens);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'unauthenticated') {
      cookies.clearSession(response);
      // Identity ended the session now, because the refresh token was used twice or there was no activity.
      const endedSession = error.detail?.['session'];
      if (endedSession) await endedSessions.add([endedSession]);
    }
    throw error;
  }
};

const challengeCodes = ['second-factor-required', 'second-factor-setup-required', 'set-up-required'];

/** The problem of a login that needs more than the password has the token that continues it, and the methods that the person has. */
const withChallengeToken = async (logIn: () => Promise<Session>): Promise<Session> => {
  try {
    return await logIn();
  } catch (error) {
    if (!(error instanceof DomainError) || !challengeCodes.includes(error.code)) throw error;
    const { token, methods } = error.detail ?? {};
    throw new HttpError(error, { members: { token, ...(methods && { methods: methods.split(' ') }) } });
  }
};

/** No body: a page of an earlier release, which does not report activity. */
const RefreshForm = z.object({
  idleSeconds: z
    .int()
    .min(0)
    .max(2 ** 31)
    .default(0)
    .meta({ description: 'Seconds since the person last did something in this browser' }),
});

export const sessionRoutes: readonly Route[] = [
  route.post('/user/login/', {
    summary: 'Logs in; returns an access token and sets a refresh token cookie',
    roles: 'anybody',
    rate: 'login',
    ignoresToken: true,
    body: Credentials,
    invalidMessage: 'Email or password is missing!',
    response: SessionResponse,
    handle: async ({ body, request, response }, deps) => {
      const client = toLoginClient(deps, request);
      const session = await withChallengeToken(() => deps.identity.logIn({ ...body, client }));
      return completeLogin(deps, session, response);
    },
  }),
  route.post('/user/session/refresh', {
    summary: 'Exchanges the refresh token cookie for new tokens; from pages of this site only',
    roles: 'anybody',
    ignoresToken: true,
    body: RefreshForm,
    response: SessionResponse,
    handle: async ({ body, request, response }, deps) => {
      requireSameOrigin(request, deps.siteUrl);
      const refreshToken = deps.cookies.readRefreshToken(request);
      if (refreshToken === undefined) throw domainError.unauthenticated('no-session', 'Please login first');
      const { idleSeconds } = body;
      const session = await refreshSession(deps, { refreshToken, idleSeconds }, response);
      deps.cookies.ensureViewerSession(request, response);
      return completeSession(deps, session, response);
    },
  }),
  route.post('/user/step-up', {
    summary:
      'Enters the password again for calls that need a recent proof; returns an access token of the same session',
    roles: allRoles,
    rate: 'login',
    body: z.object({ password: z.string().min(1, '*Password required').max(200) }),
    response: responseOf<SteppedUpSession>()({ v_token: text(({ accessToken }) => accessToken) }),
    handle: ({ body }, { sessions }) => sessions.stepUp(body),
  }),
  route.post('/user/session/logout', {
    summary: 'Ends the session of the refresh token cookie; from pages of this site only',
    roles: 'anybody',
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
