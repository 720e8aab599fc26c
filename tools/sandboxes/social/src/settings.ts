import { resolve } from 'node:path';
import { readAllSettings } from '@sargam/sandbox-shared/settings';

export interface Settings {
  host: string;
  port: number;
  /** The URL of the sandbox for browsers and services, without a trailing slash. It is also the issuer. */
  publicUrl: string;
  /** The name of the site on the consent pages. */
  siteName: string;
  google: { clientId: string; clientSecret: string };
  facebook: { appId: string; appSecret: string };
  /** Allowed return addresses: whole URLs, or origins with every path. */
  redirectUris: string[];
  dataDir: string;
  codeMs: number;
  tokenMs: number;
}

/** Reads every setting and throws one error with all faults. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings =>
  readAllSettings(env, ({ wholeNumber, url, urls }) => {
    const port = wholeNumber('HTTP_PORT', 4381, 65_535);
    return {
      host: env.HOST ?? '127.0.0.1',
      port,
      publicUrl: url('PUBLIC_URL', `http://localhost:${port}`),
      siteName: env.SITE_NAME ?? 'Sargam',
      google: {
        clientId: env.GOOGLE_CLIENT_ID ?? 'sargam.apps.googleusercontent.com',
        clientSecret: env.GOOGLE_CLIENT_SECRET ?? 'google-secret',
      },
      facebook: {
        appId: env.FACEBOOK_APP_ID ?? '1029384756102938',
        appSecret: env.FACEBOOK_APP_SECRET ?? 'facebook-secret',
      },
      redirectUris: [url('SITE_URL', 'http://localhost:4300'), ...urls('REDIRECT_URIS')],
      dataDir: resolve(env.DATA_DIR ?? 'tmp/.sandbox'),
      codeMs: wholeNumber('CODE_SECONDS', 600) * 1000,
      tokenMs: wholeNumber('TOKEN_SECONDS', 3600) * 1000,
    };
  });
