import { DomainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { SocialLoginServiceImplementation } from '@sargam/proto/identity/v1/social';
import type { Deps } from '../deps.ts';
import type { WithLoginMetrics } from '../sessions/login-metrics.ts';
import { providerMessages } from '../social-accounts/provider-messages.ts';
import { listSocialSignUps } from '../social-accounts/social-account-store.ts';
import type { Provider, SocialIdentity } from '../social-accounts/social-identity.ts';
import { createFacebookVerifier } from './facebook.ts';
import { createGoogleVerifier } from './google.ts';
import { createGoogleCodeExchange } from './google-code.ts';
import { createGoogleEndpoints } from './google-endpoints.ts';
import { logInWithSocialIdentity, type SocialLoginContext } from './social-login.ts';

export const socialHandlers = (
  deps: Deps,
  withLoginMetrics: WithLoginMetrics,
): Omit<SocialLoginServiceImplementation, 'listLinkedAccounts' | 'unlinkAccount'> => {
  const googleEndpoints = createGoogleEndpoints(deps.service);
  const exchangeCode = createGoogleCodeExchange(deps.service, googleEndpoints);
  const google = createGoogleVerifier(deps.service, googleEndpoints);
  const facebook = createFacebookVerifier(deps.service);
  const logIn = (provider: Provider, verify: () => Promise<SocialIdentity>, context: SocialLoginContext) =>
    withLoginMetrics(provider, context.visit, async () => {
      try {
        return await logInWithSocialIdentity(deps, await verify(), context);
      } catch (error) {
        logFailure(deps, provider, error);
        throw error;
      }
    });

  return {
    logInWithGoogle: ({ idToken, nonce, ...context }) =>
      logIn('google', () => google(idToken, nonce), context),

    logInWithGoogleCode: ({ code, codeVerifier, redirectUri, nonce, ...context }) =>
      logIn(
        'google',
        async () => google(await exchangeCode({ code, codeVerifier, redirectUri }), nonce),
        context,
      ),

    logInWithFacebook: ({ accessToken, userId, ...context }) =>
      logIn('facebook', () => facebook(accessToken, userId), context),

    listSocialSignUps: async (request, call) => {
      requireCaller(call, { roles: ['admin'] });
      const { signUps, ...page } = await listSocialSignUps(deps.database.db, request);
      return {
        ...page,
        signUps: signUps.map((row) => ({ ...row, provider: providerMessages[row.provider] })),
      };
    },
  };
};

/** Logs the reason of a failed login, never the token or its content. */
const logFailure = ({ service }: Deps, provider: Provider, error: unknown): void => {
  if (!(error instanceof DomainError)) return;
  const reason = error.cause instanceof Error ? error.cause.message : undefined;
  const fields = { provider, code: error.code, reason };
  if (error.kind === 'unavailable') service.log.error(fields, 'login provider unavailable');
  else service.log.info(fields, 'social login rejected');
};
