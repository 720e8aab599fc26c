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
    description: 'Login pages of Google and Facebook; null while a page is unknown',
  });

const Discovery = z.object({ issuer: z.string(), authorization_endpoint: z.url() });

const cacheTtlMs = 3_600_000;
const timeoutMs = 3000;

const fetchAuthorizationPage = async (issuer: string): Promise<string> => {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  const found = Discovery.parse(await response.json());
  if (found.issuer !== issuer) throw new Error(`${issuer} names the issuer ${found.issuer}`);
  return found.authorization_endpoint;
};

/** Google publishes the address of its login page in its discovery document, which is cached for an hour. */
export const createSocialLoginPages = ({ settings, clock, log }: Service<GatewaySettings>) => {
  const { googleIssuer, googleClientId, facebookDialogUrl, facebookAppId } = settings;
  const readGooglePage = memoizeWithTtl({ clock, ttlMs: cacheTtlMs, maxEntries: 1 }, fetchAuthorizationPage);
  const google = async () => {
    try {
      return { page: await readGooglePage(googleIssuer), clientId: googleClientId };
    } catch (err) {
      log.warn({ err }, 'discovery document of Google could not be fetched');
      return null;
    }
  };
  return async (): Promise<z.infer<typeof SocialLoginPages>> => ({
    google: await google(),
    facebook: { page: facebookDialogUrl, appId: facebookAppId },
  });
};
