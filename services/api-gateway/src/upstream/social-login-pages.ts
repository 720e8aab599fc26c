import { memoizeWithTtl } from '@sargam/chassis/caching';
import type { Service } from '@sargam/chassis/service';
import { z } from 'zod';
import type { GatewaySettings } from '../config.ts';

export const SocialLoginPages = z
  .object({
    google: z.object({ page: z.url(), clientId: z.string() }).nullable(),
    facebook: z.object({ page: z.url(), appId: z.string() }).nullable(),
  })
  .meta({
    id: 'SocialPages',
    description: 'Where a browser goes to log in with another account; null where it cannot be had',
  });
export type FindSocialLoginPages = () => Promise<z.infer<typeof SocialLoginPages>>;

const Discovery = z.object({ issuer: z.string(), authorization_endpoint: z.url() });

const cacheTtlMs = 3_600_000;
const timeoutMs = 3000;

const fetchAuthorizationPage = async (issuer: string): Promise<string> => {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  const found = Discovery.parse(await answer.json());
  if (found.issuer !== issuer) throw new Error(`${issuer} calls itself ${found.issuer}`);
  return found.authorization_endpoint;
};

/** Google says itself where its page is, and is asked once an hour. */
export const createSocialLoginPages = ({
  settings,
  clock,
  log,
}: Service<GatewaySettings>): FindSocialLoginPages => {
  const { googleIssuer, googleClientId, facebookDialogUrl, facebookAppId } = settings;
  const found = memoizeWithTtl({ clock, ttlMs: cacheTtlMs, maxEntries: 1 }, fetchAuthorizationPage);
  const google = async () => {
    try {
      return { page: await found(googleIssuer), clientId: googleClientId };
    } catch (err) {
      log.warn({ err }, 'the login page of Google could not be found out');
      return null;
    }
  };
  return async () => ({
    google: await google(),
    facebook: { page: facebookDialogUrl, appId: facebookAppId },
  });
};
