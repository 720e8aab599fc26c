export type Settings = {
  /** Where this server listens. */
  port: number;
  host: string;
  /** The gateway as this server reaches it, without a path. */
  apiUrl: string;
  /** The site as people reach it, for canonical addresses. */
  siteUrl: string;
  /** Name → address of each remote's manifest. */
  remotes: Record<string, string>;
  /** Whether pages start the service worker; off, it ends itself where it runs. */
  serviceWorker: boolean;
  production: boolean;
};

type Env = Record<string, string | undefined>;

const url = (env: Env, name: string): string => {
  const value = env[name];
  if (!value || !URL.canParse(value))
    throw new Error(
      `${name} must be an address such as http://127.0.0.1:8080; it is ${value ? `"${value}"` : 'not set'}.`,
    );
  return value.replace(/\/+$/, '');
};

const port = (env: Env): number => {
  const value = Number(env.HTTP_PORT);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) {
    throw new Error(
      `HTTP_PORT must be a port from 0 to 65535; it is ${env.HTTP_PORT ? `"${env.HTTP_PORT}"` : 'not set'}.`,
    );
  }
  return value;
};

const known = 'storefront,panel,admin';

/** `storefront,panel=https://cdn/panel/mf-manifest.json`: a name alone lives under /remotes/<name>/ of the site. */
const remotes = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .split(',')
      .map((entry) => entry.trim().split('='))
      .map(([name = '', address]) => [name, address ?? `/remotes/${name}/mf-manifest.json`]),
  );

/** Reads the settings; throws one sentence for a wrong one. */
export const readSettings = (env: Env): Settings => ({
  port: port(env),
  host: env.HTTP_HOST || '0.0.0.0',
  apiUrl: url(env, 'API_URL'),
  siteUrl: url(env, 'SITE_URL'),
  remotes: remotes(env.REMOTES || known),
  serviceWorker: env.SERVICE_WORKER !== 'off',
  production: env.NODE_ENV === 'production',
});
