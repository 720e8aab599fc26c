import { DomainError } from '@sargam/chassis/errors';
import { toLimitOffset } from '@sargam/chassis/paging';
import { requireCaller } from '@sargam/chassis/service';
import {
  Provider as ProviderMessage,
  type SocialLoginServiceImplementation,
} from '@sargam/proto/identity/v1/social';
import type { Deps } from '../deps.ts';
import type { CountLogin } from '../sessions/login-metrics.ts';
import { createFacebookVerifier } from './facebook.ts';
import { createGoogleVerifier } from './google.ts';
import { countSocialSignUps, listSocialSignUps } from './social-account-store.ts';
import type { Provider, SocialIdentity } from './social-identity.ts';
import { logInWithSocialIdentity, type SocialLoginContext } from './social-login.ts';

const providerMessages: Record<Provider, ProviderMessage> = {
  google: ProviderMessage.PROVIDER_GOOGLE,
  facebook: ProviderMessage.PROVIDER_FACEBOOK,
};

export const socialCalls = (deps: Deps, withLoginMetrics: CountLogin): SocialLoginServiceImplementation => {
  const google = createGoogleVerifier(deps.service);
  const facebook = createFacebookVerifier(deps.service);
  const logIn = (provider: Provider, verify: () => Promise<SocialIdentity>, context: SocialLoginContext) =>
    withLoginMetrics(provider, async () => {
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

    logInWithFacebook: ({ accessToken, userId, ...context }) =>
      logIn('facebook', () => facebook(accessToken, userId), context),

    listSocialSignUps: async ({ page }, call) => {
      requireCaller(call, { roles: ['admin'] });
      const { db } = deps.database;
      const [rows, total] = await Promise.all([
        listSocialSignUps(db, toLimitOffset(page)),
        countSocialSignUps(db),
      ]);
      return { signUps: rows.map((row) => ({ ...row, provider: providerMessages[row.provider] })), total };
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
