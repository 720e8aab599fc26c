import { z } from 'zod';
import { type Route, route } from '../../wire/route.ts';
import { Credentials, SessionAnswer } from './user-wire.ts';

export const sessionRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/user/login/',
    summary: 'Logs in: an access token in the answer, a refresh token in a cookie',
    rate: 'login',
    rateBy: ({ body }) => body.email.toLowerCase(),
    tokenless: true,
    body: Credentials,
    missing: 'Email or password is missing!',
    response: SessionAnswer,
  }),
  route({
    method: 'post',
    path: '/user/session/refresh',
    summary: 'A new access token for the refresh cookie, which rotates; from pages of this site only',
    tokenless: true,
    response: SessionAnswer,
  }),
  route({
    method: 'post',
    path: '/user/session/logout',
    summary: 'Ends the session of the refresh cookie; from pages of this site only',
    tokenless: true,
    response: z.object({ success: z.literal(true) }),
  }),
];
