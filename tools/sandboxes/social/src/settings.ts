import { resolve } from 'node:path';
import { readAllSettings } from '@sargam/sandbox-shared/settings';

/** Reads every setting and throws one error with all faults. */
export const readSettings = (env: NodeJS.ProcessEnv) =>
  readAllSettings(env, ({ wholeNumber, url, urls }) => {
    const port = wholeNumber('HTTP_PORT', 4381, 65_535);
    return {
      host: env.HOST ?? '127.0.0.1',
      port,
      /** The URL of the sandbox for browsers and services, without a trailing slash. It is also the issuer. */
      publicUrl: url('PUBLIC_URL', `http://localhost:${port}`),
      /** The name of the site on the consent pages. */
      siteName: env.SITE_NAME ?? 'Sargam',
      google: {
        clientId: env.GOOGLE_CLIENT_ID ?? 'sargam.apps.googleusercontent.com',
        clientSecret: env.GOOGLE_CLIENT_SECRET ?? 'google-secret',
      },
      facebook: {
        appId: env.FACEBOOK_APP_ID ?? '1029384756102938',
        appSecret: env.FACEBOOK_APP_SECRET ?? 'facebook-secret',
      },
      /** Allowed return addresses: whole URLs, or origins with every path. */
      redirectUris: [url('SITE_URL', 'http://localhost:4300'), ...urls('REDIRECT_URIS')],
      dataDir: resolve(env.DATA_DIR ?? 'tmp/.sandbox'),
      codeMs: wholeNumber('CODE_SECONDS', 600) * 1000,
      tokenMs: wholeNumber('TOKEN_SECONDS', 3600) * 1000,
    };
  });

export type Settings = ReturnType<typeof readSettings>;
