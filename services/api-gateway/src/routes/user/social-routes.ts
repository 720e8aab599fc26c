import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { SocialLoginPages } from '../../upstream/social-login-pages.ts';
import { completeLogin, toLoginClient } from './session-response.ts';
import { SessionResponse } from './user-wire.ts';

const requiredToken = z.string('required').min(1, 'required').max(8000);
const referralCode = z.string().max(40).optional();

const GoogleLogin = z
  .object({
    tokenId: requiredToken.meta({ description: "Google's ID token" }),
    nonce: z.string().max(200).optional(),
    refercode: referralCode,
  })
  .meta({ id: 'GoogleLogin' });

const FacebookLogin = z
  .object({
    accessToken: requiredToken,
    userID: z.string('required').min(1, 'required').max(100),
    refercode: referralCode,
  })
  .meta({ id: 'FacebookLogin' });

/** Identity calls Google or Facebook during the login. */
const loginOptions = { timeoutMs: 10_000 };

export const socialRoutes: readonly Route[] = [
  route.get('/user/social-logins', {
    summary: 'Login pages of Google and Facebook',
    ignoresToken: true,
    response: SocialLoginPages,
    handle: (_call, { findSocialLoginPages }) => findSocialLoginPages(),
  }),
  route.post('/user/googlelogin', {
    summary: 'Logs in with a Google account; the first login creates a student account',
    rate: 'login',
    ignoresToken: true,
    body: GoogleLogin,
    response: SessionResponse,
    handle: async ({ body, language, request, response }, deps) => {
      const { tokenId: idToken, nonce, refercode: referralCode } = body;
      const client = toLoginClient(deps, request);
      const login = { idToken, nonce, referralCode, language, client };
      return completeLogin(deps, await deps.socialLogins.logInWithGoogle(login, loginOptions), response);
    },
  }),
  route.post('/user/fblogin', {
    summary: 'Logs in with a Facebook account; the first login creates a student account',
    rate: 'login',
    ignoresToken: true,
    body: FacebookLogin,
    response: SessionResponse,
    handle: async ({ body, language, request, response }, deps) => {
      const { accessToken, userID: userId, refercode: referralCode } = body;
      const client = toLoginClient(deps, request);
      const login = { accessToken, userId, referralCode, language, client };
      return completeLogin(deps, await deps.socialLogins.logInWithFacebook(login, loginOptions), response);
    },
  }),
];
