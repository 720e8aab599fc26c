import type { Company } from '@sargam/kit';
import { readListenSettings, readUrl } from '@sargam/kit/server';

export type Settings = {
  /** The port of this server. */
  port: number;
  /** The port of health and metrics; none without one. */
  opsPort: number | undefined;
  host: string;
  /** The gateway's URL from this server, without a path. */
  apiUrl: string;
  /** The public URL of the site, for canonical URLs. */
  siteUrl: string;
  /** The URL of each remote's script, by name. */
  remotes: Record<string, string>;
  /** The URL of each remote's server, by name. Pages of other remotes are rendered by the browser. */
  renderers: Record<string, string>;
  /** Whether pages register the service worker; false makes a registered worker unregister itself. */
  serviceWorker: boolean;
  /** Shown in the footer and on the contact page. */
  company: Company;
};

type Env = Record<string, string | undefined>;

const defaultRemotes = 'storefront,panel,admin';

/** `storefront,panel=https://cdn/panel/remoteEntry.js`: a name without a URL is served from /remotes/<name>/ of the site. */
const remotes = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .split(',')
      .map((entry) => entry.trim().split('='))
      .map(([name = '', address]) => [name, address ?? `/remotes/${name}/remoteEntry.js`]),
  );

/** `storefront=http://127.0.0.1:4200` */
const renderers = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .split(',')
      .filter(Boolean)
      .map((entry) => entry.trim().split('=') as [string, string]),
  );

/** `YouTube=https://youtube.com/@sargam,Facebook=https://…` */
const socialLinks = (list: string): Company['socialLinks'] =>
  list
    .split(',')
    .filter(Boolean)
    .map((entry) => {
      const [name = '', ...url] = entry.trim().split('=');
      return { name, url: readUrl({ SOCIAL_LINKS: url.join('=') }, 'SOCIAL_LINKS') };
    });

const readCompanySettings = (env: Env): Company => ({
  phone: env.SUPPORT_PHONE ?? '',
  hours: { en: env.SUPPORT_HOURS_EN ?? '', bn: env.SUPPORT_HOURS_BN ?? '' },
  email: env.SUPPORT_EMAIL ?? '',
  office: { en: env.OFFICE_EN ?? '', bn: env.OFFICE_BN ?? '' },
  tradeLicence: env.TRADE_LICENCE ?? '',
  socialLinks: socialLinks(env.SOCIAL_LINKS ?? ''),
});

/** Reads the settings; throws an error with one sentence for an invalid one. */
export const readSettings = (env: Env): Settings => ({
  ...readListenSettings(env),
  apiUrl: readUrl(env, 'API_URL'),
  siteUrl: readUrl(env, 'SITE_URL'),
  remotes: remotes(env.REMOTES || defaultRemotes),
  renderers: renderers(env.RENDERERS || ''),
  serviceWorker: env.SERVICE_WORKER !== 'off',
  company: readCompanySettings(env),
});
