import { readCookie } from './cookie.ts';

export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

const known = (value: string | undefined): Language | undefined =>
  languages.find((language) => language === value);

const preferred = (header: string | undefined): Language | undefined =>
  header
    ?.split(',')
    .map((entry) => {
      const [tag = '', ...options] = entry.trim().split(';');
      const q = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean);
      return { language: known(tag.split('-')[0]?.toLowerCase()), q: q ? Number(q) : 1 };
    })
    .filter((entry) => entry.language && entry.q > 0)
    .sort((a, b) => b.q - a.q)[0]?.language;

type LanguageHints = { query: string | null; cookie?: string; host?: string; acceptLanguage?: string };

/** The language of a page: what the link says, what the person chose before, the subdomain, the browser's; else English. */
export const detectLanguage = ({ query, cookie: cookies, host, acceptLanguage }: LanguageHints): Language =>
  known(query ?? undefined) ??
  known(readCookie(cookies, 'i18next')) ??
  known(host?.split('.')[0]) ??
  preferred(acceptLanguage) ??
  'en';
