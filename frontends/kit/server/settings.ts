/** The settings of a remote's server, from the environment. */
export type RenderSettings = {
  port: number;
  /** The port of health and metrics; none without one. */
  opsPort: number | undefined;
  host: string;
  /** The gateway's URL from this server, without a path. */
  apiUrl: string;
  /** The public URL of the site, without a slash at the end. */
  siteUrl: string;
};

type Env = Record<string, string | undefined>;

/** Reads a URL without a slash at the end. Throws an error that names the variable. */
export const readUrl = (env: Env, name: string): string => {
  const value = env[name];
  if (!value || !URL.canParse(value))
    throw new Error(
      `${name} must be an address such as http://127.0.0.1:8080; it is ${value ? `"${value}"` : 'not set'}.`,
    );
  return value.replace(/\/+$/, '');
};

/** Reads a port. Throws an error that names the variable for a value outside of 0 to 65535. */
export const readPort = (env: Env, name: string): number => {
  const text = env[name];
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new Error(`${name} must be a port from 0 to 65535; it is ${text ? `"${text}"` : 'not set'}.`);
  return value;
};

/** The ports and the interface of a front end's server. */
export const readListenSettings = (env: Env): Pick<RenderSettings, 'port' | 'opsPort' | 'host'> => ({
  port: readPort(env, 'HTTP_PORT'),
  opsPort: env.OPS_PORT ? readPort(env, 'OPS_PORT') : undefined,
  host: env.HTTP_HOST || '0.0.0.0',
});

export const readRenderSettings = (env: Env): RenderSettings => ({
  ...readListenSettings(env),
  apiUrl: readUrl(env, 'API_URL'),
  siteUrl: readUrl(env, 'SITE_URL'),
});
