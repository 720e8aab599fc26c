import { memoizeWithTtl } from '@sargam/chassis/caching';
import type { Service } from '@sargam/chassis/service';
import { z } from 'zod';
import type { GatewaySettings } from '../../config.ts';

export const SocialPages = z
  .object({
    google: z.object({ page: z.url(), clientId: z.string() }).nullable(),
    facebook: z.object({ page: z.url(), appId: z.string() }).nullable(),
  })
  .meta({
    id: 'SocialPages',
    description: 'Where a browser goes to log in with another account; null where it cannot be had',
  });
export type SocialPages = () => Promise<z.infer<typeof SocialPages>>;

const Discovery = z.object({ issuer: z.string(), authorization_endpoint: z.url() });

const life = 3_600_000;
const patienceMs = 3000;

const authorizationPage = async (issuer: string): Promise<string> => {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  });
  const found = Discovery.parse(await answer.json());
  if (found.issuer !== issuer) throw new Error(`${issuer} calls itself ${found.issuer}`);
  return found.authorization_endpoint;
};

/** Google says itself where its page is, and is asked once an hour. */
export const openSocialPages = ({ settings, clock, log }: Service<GatewaySettings>): SocialPages => {
  const { googleIssuer, googleClientId, facebookDialogUrl, facebookAppId } = settings;
  const found = memoizeWithTtl({ clock, ttlMs: life, maxEntries: 1 }, authorizationPage);
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
