import { readCookie } from './cookie.ts';

export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

const parseLanguage = (value: string | undefined): Language | undefined =>
  languages.find((language) => language === value);

const preferredByBrowser = (header: string | undefined): Language | undefined =>
  header
    ?.split(',')
    .map((entry) => {
      const [tag = '', ...options] = entry.trim().split(';');
      const q = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean);
      return { language: parseLanguage(tag.split('-')[0]?.toLowerCase()), q: q ? Number(q) : 1 };
    })
    .filter((entry) => entry.language && entry.q > 0)
    .sort((a, b) => b.q - a.q)[0]?.language;

type LanguageHints = { query: string | null; cookie?: string; host?: string; acceptLanguage?: string };

/** The language of a page: `?lng=`, else the cookie, the subdomain, the browser's languages, English. */
export const detectLanguage = ({ query, cookie: cookies, host, acceptLanguage }: LanguageHints): Language =>
  parseLanguage(query ?? undefined) ??
  parseLanguage(readCookie(cookies, 'i18next')) ??
  parseLanguage(host?.split('.')[0]) ??
  preferredByBrowser(acceptLanguage) ??
  'en';
