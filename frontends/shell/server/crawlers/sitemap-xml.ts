import { escapeHtml } from '../html.ts';
import { type Language, languages } from '../language.ts';
import type { SitemapEntry } from './sitemap-sources.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const renderSitemapIndex = (siteUrl: string, names: readonly string[]): string =>
  `${declaration}<sitemapindex ${namespace}>${names.map((name) => `<sitemap><loc>${escapeHtml(`${siteUrl}/sitemap/${name}.xml`)}</loc></sitemap>`).join('')}</sitemapindex>\n`;

const localizedUrl = (siteUrl: string, path: string, language?: Language): string => {
  const url = new URL(path, siteUrl);
  if (language) url.searchParams.set('lng', language);
  return escapeHtml(url.href);
};

const alternate = (hreflang: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;

/** One `<url>` per language; each lists all languages as alternates, including itself. */
const urls = (siteUrl: string, { path, lastModified }: SitemapEntry): string => {
  const others =
    languages.map((language) => alternate(language, localizedUrl(siteUrl, path, language))).join('') +
    alternate('x-default', localizedUrl(siteUrl, path));
  const lastmod = lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : '';
  return languages
    .map((language) => `<url><loc>${localizedUrl(siteUrl, path, language)}</loc>${lastmod}${others}</url>`)
    .join('');
};

export const renderUrlSet = (siteUrl: string, entries: readonly SitemapEntry[]): string =>
  `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.map((entry) => urls(siteUrl, entry)).join('')}</urlset>\n`;
