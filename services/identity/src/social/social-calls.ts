import { Refusal } from '@sargam/chassis/errors';
import { sliceOf } from '@sargam/chassis/paging';
import { requireCaller } from '@sargam/chassis/service';
import {
  Provider as ProviderMessage,
  type SocialLoginServiceImplementation,
} from '@sargam/proto/identity/v1/social';
import type { Deps } from '../deps.ts';
import type { CountLogIn } from '../sessions/login-outcomes.ts';
import { facebookVerifier } from './facebook.ts';
import { googleVerifier } from './google.ts';
import { countSocialSignUps, socialSignUps } from './social-account-store.ts';
import { type Came, socialLogIn } from './social-log-in.ts';
import type { Provider, SocialPerson } from './social-person.ts';

const providerMessages: Record<Provider, ProviderMessage> = {
  google: ProviderMessage.PROVIDER_GOOGLE,
  facebook: ProviderMessage.PROVIDER_FACEBOOK,
};

export const socialCalls = (deps: Deps, countLogIn: CountLogIn): SocialLoginServiceImplementation => {
  const google = googleVerifier(deps.service);
  const facebook = facebookVerifier(deps.service);
  const logIn = (provider: Provider, verify: () => Promise<SocialPerson>, came: Came) =>
    countLogIn(provider, async () => {
      try {
        return await socialLogIn(deps, await verify(), came);
      } catch (error) {
        tell(deps, provider, error);
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
      const [rows, total] = await Promise.all([socialSignUps(db, sliceOf(page)), countSocialSignUps(db)]);
      return { signUps: rows.map((row) => ({ ...row, provider: providerMessages[row.provider] })), total };
    },
  };
};

/** Why a log-in was refused; the reason, and never the token or what is in it. */
const tell = ({ service }: Deps, provider: Provider, error: unknown): void => {
  if (!(error instanceof Refusal)) return;
  const reason = error.cause instanceof Error ? error.cause.message : undefined;
  const line = { provider, code: error.code, reason };
  if (error.kind === 'unavailable') service.log.error(line, 'a provider of log-ins cannot be asked');
  else service.log.info(line, 'a log-in by a provider is refused');
};
