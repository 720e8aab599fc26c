import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { SocialLoginPages } from '../../upstream/social-login-pages.ts';
import { completeLogin, toLoginClient } from './session-response.ts';
import { SessionResponse } from './user-response.ts';

const requiredToken = z.string('required').min(1, 'required').max(8000);
const referralCode = z.string().max(40).optional();

const GoogleLogin = z
  .object({
    tokenId: requiredToken.meta({
      description: "Google's ID token with the nonce of user/googlelogin/start",
    }),
    refercode: referralCode,
  })
  .meta({ id: 'GoogleLogin' });

const GoogleLoginStart = z
  .object({
    nonce: z.string().meta({ description: 'Nonce of the authorization request' }),
    codeChallenge: z
      .string()
      .meta({ description: 'PKCE challenge of the authorization request, method S256' }),
  })
  .meta({ id: 'GoogleLoginStart' });

const GoogleCodeLogin = z
  .object({
    code: requiredToken.meta({ description: "The authorization code of Google's redirect" }),
    redirectUri: z
      .url('required')
      .max(300)
      .meta({ description: 'Redirect URI of the authorization request' }),
    refercode: referralCode,
  })
  .meta({ id: 'GoogleCodeLogin' });

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
    roles: 'anybody',
    ignoresToken: true,
    response: SocialLoginPages,
    handle: (_call, { findSocialLoginPages }) => findSocialLoginPages(),
  }),
  route.post('/user/googlelogin/start', {
    summary:
      'Issues the nonce and the PKCE challenge of a login with Google to this browser, for ten minutes',
    roles: 'anybody',
    ignoresToken: true,
    response: GoogleLoginStart,
    handle: async ({ request, response }, { googleAttempts }) => googleAttempts.start(request, response),
  }),
  route.post('/user/googlelogin/code', {
    summary: "Logs in with the code of Google's redirect; the first login creates a student account",
    roles: 'anybody',
    rate: 'login',
    ignoresToken: true,
    body: GoogleCodeLogin,
    response: SessionResponse,
    handle: async ({ body, language, request, response }, deps) => {
      const { code, redirectUri, refercode: referralCode } = body;
      const client = toLoginClient(deps, request);
      const attempt = deps.googleAttempts.read(request);
      const login = { code, redirectUri, ...attempt, referralCode, language, client };
      const session = await deps.socialLogins.logInWithGoogleCode(login, loginOptions);
      deps.googleAttempts.end(response);
      return completeLogin(deps, session, response);
    },
  }),
  route.post('/user/googlelogin', {
    summary:
      'Logs in with an ID token of Google that has the nonce of this browser; the first login creates a student account',
    roles: 'anybody',
    rate: 'login',
    ignoresToken: true,
    body: GoogleLogin,
    response: SessionResponse,
    handle: async ({ body, language, request, response }, deps) => {
      const { tokenId: idToken, refercode: referralCode } = body;
      const client = toLoginClient(deps, request);
      const { nonce } = deps.googleAttempts.read(request);
      const login = { idToken, nonce, referralCode, language, client };
      const session = await deps.socialLogins.logInWithGoogle(login, loginOptions);
      deps.googleAttempts.end(response);
      return completeLogin(deps, session, response);
    },
  }),
  route.post('/user/fblogin', {
    summary: 'Logs in with a Facebook account; the first login creates a student account',
    roles: 'anybody',
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
