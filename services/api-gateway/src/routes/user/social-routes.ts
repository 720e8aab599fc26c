import { z } from 'zod';
import { type Route, route } from '../../wire/route.ts';
import { SocialPages } from './social-pages.ts';
import { SessionAnswer } from './user-wire.ts';
import { answerLogin, visitOf } from './visit.ts';

const token = z.string('required').min(1, 'required').max(8000);
const referral = z.string().max(40).optional();

const GoogleLogin = z
  .object({
    tokenId: token.meta({ description: "Google's ID token" }),
    nonce: z.string().max(200).optional(),
    refercode: referral,
  })
  .meta({ id: 'GoogleLogin' });

const FacebookLogin = z
  .object({
    accessToken: token,
    userID: z.string('required').min(1, 'required').max(100),
    refercode: referral,
  })
  .meta({ id: 'FacebookLogin' });

/** Google and Facebook are asked meanwhile. */
const patience = { timeoutMs: 10_000 };

export const socialRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/user/social-logins',
    summary: 'Where to go to log in with a Google or Facebook account',
    tokenless: true,
    response: SocialPages,
    handle: (_call, { socialPages }) => socialPages(),
  }),
  route({
    method: 'post',
    path: '/user/googlelogin',
    summary: 'Logs in with a Google account; the first time makes a student of whoever it is',
    rate: 'login',
    tokenless: true,
    body: GoogleLogin,
    response: SessionAnswer,
    handle: async ({ body, language, request, response }, gateway) => {
      const { tokenId: idToken, nonce, refercode: referralCode } = body;
      const visit = visitOf(gateway, request);
      const asked = { idToken, nonce, referralCode, language, visit };
      return answerLogin(gateway, await gateway.socialLogins.logInWithGoogle(asked, patience), response);
    },
  }),
  route({
    method: 'post',
    path: '/user/fblogin',
    summary: 'Logs in with a Facebook account; the first time makes a student of whoever it is',
    rate: 'login',
    tokenless: true,
    body: FacebookLogin,
    response: SessionAnswer,
    handle: async ({ body, language, request, response }, gateway) => {
      const { accessToken, userID: userId, refercode: referralCode } = body;
      const visit = visitOf(gateway, request);
      const asked = { accessToken, userId, referralCode, language, visit };
      return answerLogin(gateway, await gateway.socialLogins.logInWithFacebook(asked, patience), response);
    },
  }),
];
