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

export const socialCalls = (deps: Deps, countLogIn: CountLogin): SocialLoginServiceImplementation => {
  const google = createGoogleVerifier(deps.service);
  const facebook = createFacebookVerifier(deps.service);
  const logIn = (provider: Provider, verify: () => Promise<SocialIdentity>, came: SocialLoginContext) =>
    countLogIn(provider, async () => {
      try {
        return await logInWithSocialIdentity(deps, await verify(), came);
      } catch (error) {
        logFailure(deps, provider, error);
        throw error;
      }
    });

  return {
    logInWithGoogle: ({ idToken, nonce, ...came }) => logIn('google', () => google(idToken, nonce), came),

    logInWithFacebook: ({ accessToken, userId, ...came }) =>
      logIn('facebook', () => facebook(accessToken, userId), came),

    listSocialSignUps: async ({ page }, context) => {
      requireCaller(context, { roles: ['admin'] });
      const { db } = deps.database;
      const [rows, total] = await Promise.all([
        listSocialSignUps(db, toLimitOffset(page)),
        countSocialSignUps(db),
      ]);
      return { signUps: rows.map((row) => ({ ...row, provider: providerMessages[row.provider] })), total };
    },
  };
};

/** Why a log-in was refused; the reason, and never the token or what is in it. */
const logFailure = ({ service }: Deps, provider: Provider, error: unknown): void => {
  if (!(error instanceof DomainError)) return;
  const reason = error.cause instanceof Error ? error.cause.message : undefined;
  const line = { provider, code: error.code, reason };
  if (error.kind === 'unavailable') service.log.error(line, 'a provider of log-ins cannot be asked');
  else service.log.info(line, 'a log-in by a provider is refused');
};
