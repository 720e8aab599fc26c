export type Settings = {
  /** The port of this server. */
  port: number;
  host: string;
  /** The gateway's URL from this server, without a path. */
  apiUrl: string;
  /** The public URL of the site, for canonical URLs. */
  siteUrl: string;
  /** The URL of each remote's manifest, by name. */
  remotes: Record<string, string>;
  /** Whether pages register the service worker; false makes a registered worker unregister itself. */
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

const defaultRemotes = 'storefront,panel,admin';

/** `storefront,panel=https://cdn/panel/mf-manifest.json`: a name without a URL is served from /remotes/<name>/ of the site. */
const remotes = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .split(',')
      .map((entry) => entry.trim().split('='))
      .map(([name = '', address]) => [name, address ?? `/remotes/${name}/mf-manifest.json`]),
  );

/** Reads the settings; throws an error with one sentence for an invalid one. */
export const readSettings = (env: Env): Settings => ({
  port: port(env),
  host: env.HTTP_HOST || '0.0.0.0',
  apiUrl: url(env, 'API_URL'),
  siteUrl: url(env, 'SITE_URL'),
  remotes: remotes(env.REMOTES || defaultRemotes),
  serviceWorker: env.SERVICE_WORKER !== 'off',
  production: env.NODE_ENV === 'production',
});
