import { DomainError, domainError } from '@sargam/chassis/errors';
import type { Session } from '@sargam/proto/identity/v1/identity';
import type { Response } from 'express';
import { z } from 'zod';
import type { Gateway } from '../../gateway.ts';
import { demandSameOrigin } from '../../http/same-origin.ts';
import { type Route, route } from '../../wire/route.ts';
import { answerSession } from './answer-session.ts';
import { Credentials, SessionAnswer } from './user-wire.ts';
import { answerLogin, visitOf } from './visit.ts';

/** A refresh token that is refused is worthless: the browser need not bring it again. */
const refreshed = async (
  { identity, cookies, endedSessions }: Gateway,
  refreshToken: string,
  response: Response,
): Promise<Session> => {
  try {
    return await identity.refreshSession({ refreshToken });
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'unauthenticated') {
      cookies.forgetSession(response);
      // A token that came twice was stolen once: its session has just been ended.
      const stolen = error.detail?.['session'];
      if (stolen) await endedSessions.add([stolen]);
    }
    throw error;
  }
};

export const sessionRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/user/login/',
    summary: 'Logs in: an access token in the answer, a refresh token in a cookie',
    rate: 'login',
    rateAccount: ({ body }) => body.email.toLowerCase(),
    tokenless: true,
    body: Credentials,
    missing: 'Email or password is missing!',
    response: SessionAnswer,
    handle: async ({ body, request, response }, gateway) => {
      const session = await gateway.identity.logIn({ ...body, client: visitOf(gateway, request) });
      return answerLogin(gateway, session, response);
    },
  }),
  route({
    method: 'post',
    path: '/user/session/refresh',
    summary: 'A new access token for the refresh cookie, which rotates; from pages of this site only',
    tokenless: true,
    response: SessionAnswer,
    handle: async ({ request, response }, gateway) => {
      demandSameOrigin(request, gateway.siteUrl);
      const refreshToken = gateway.cookies.refreshToken(request);
      if (refreshToken === undefined) throw domainError.unauthenticated('no-session', 'Please login first');
      const session = await refreshed(gateway, refreshToken, response);
      gateway.cookies.viewer(request, response);
      return answerSession(gateway, session, response);
    },
  }),
  route({
    method: 'post',
    path: '/user/session/logout',
    summary: 'Ends the session of the refresh cookie; from pages of this site only',
    tokenless: true,
    response: z.object({ success: z.literal(true) }),
    handle: async ({ request, response }, { sessions, endedSessions, cookies, siteUrl }) => {
      demandSameOrigin(request, siteUrl);
      const refreshToken = cookies.refreshToken(request);
      if (refreshToken !== undefined)
        await endedSessions.add((await sessions.logOut({ refreshToken })).sessionIds);
      cookies.forgetSession(response);
      return { success: true };
    },
  }),
];
