import { resolve } from 'node:path';

export interface Settings {
  host: string;
  port: number;
  /** The address by which browsers and services reach this sandbox, without a slash at the end; the issuer too. */
  publicUrl: string;
  /** What the consent pages call whoever asks. */
  siteName: string;
  google: { clientId: string; clientSecret: string };
  facebook: { appId: string; appSecret: string };
  /** Whole addresses, or origins whose every path may be returned to. */
  redirectUris: string[];
  dataDir: string;
  codeMs: number;
  tokenMs: number;
}

/** Reads every setting and reports all faults at once. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const faults: string[] = [];
  const attempt = <T>(read: () => T, otherwise: T): T => {
    try {
      return read();
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      return otherwise;
    }
  };
  const whole = (name: string, fallback: number, max = 10_000_000) =>
    attempt(() => parseWhole(name, env[name] ?? String(fallback), max), fallback);
  const port = whole('HTTP_PORT', 4381, 65_535);
  const site = attempt(() => parseUrl('SITE_URL', env.SITE_URL ?? 'http://localhost:4300'), '');
  const settings: Settings = {
    host: env.HOST ?? '127.0.0.1',
    port,
    publicUrl: attempt(() => parseUrl('PUBLIC_URL', env.PUBLIC_URL ?? `http://localhost:${port}`), ''),
    siteName: env.SITE_NAME ?? 'Sargam',
    google: {
      clientId: env.GOOGLE_CLIENT_ID ?? 'sargam.apps.googleusercontent.com',
      clientSecret: env.GOOGLE_CLIENT_SECRET ?? 'google-secret',
    },
    facebook: {
      appId: env.FACEBOOK_APP_ID ?? '1029384756102938',
      appSecret: env.FACEBOOK_APP_SECRET ?? 'facebook-secret',
    },
    redirectUris: [
      site,
      ...attempt(() => list(env.REDIRECT_URIS).map((url) => parseUrl('REDIRECT_URIS', url)), []),
    ],
    dataDir: resolve(env.DATA_DIR ?? 'tmp/.sandbox'),
    codeMs: whole('CODE_SECONDS', 600) * 1000,
    tokenMs: whole('TOKEN_SECONDS', 3600) * 1000,
  };
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return settings;
};

const list = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const parseWhole = (name: string, text: string, max: number): number => {
  if (!/^\d+$/.test(text) || Number(text) > max)
    throw new Error(`${name} must be a whole number up to ${max}.`);
  return Number(text);
};

const parseUrl = (name: string, text: string): string => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${name} must be an http or https address.`);
  return text.replace(/\/+$/, '');
};
