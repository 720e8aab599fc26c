import { escapeHtml } from '../html.ts';
import { type Language, languages } from '../language.ts';
import type { SitemapEntry } from './sitemap-sources.ts';
import {
  ENTRIES_PER_FILE,
  readTotal,
  type SitemapSource,
  sitemapSources,
  staticPages,
} from './sitemap-sources.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const renderSitemapIndex = (siteUrl: string, names: readonly string[]): string =>
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

const renderUrlSet = (siteUrl: string, entries: readonly SitemapEntry[]): string =>
  `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.map((entry) => urls(siteUrl, entry)).join('')}</urlset>\n`;

/** Fetches from the API as a visitor; throws when the API is unavailable. */
export type FetchApi = (path: string) => Promise<unknown>;

const fileNamesOf = async (fetchApi: FetchApi, { name, path }: SitemapSource): Promise<string[]> => {
  const files = Math.ceil(readTotal(await fetchApi(path(1, 1))) / ENTRIES_PER_FILE);
  return Array.from({ length: files }, (_, i) => `${name}-${i + 1}`);
};

const renderIndex = async (fetchApi: FetchApi, siteUrl: string): Promise<string> => {
  const parts = await Promise.all(sitemapSources.map((source) => fileNamesOf(fetchApi, source)));
  return renderSitemapIndex(siteUrl, ['pages', ...parts.flat()]);
};

const renderFile = async (
  fetchApi: FetchApi,
  siteUrl: string,
  name: string,
  page: number,
): Promise<string | undefined> => {
  const source = sitemapSources.find((known) => known.name === name);
  if (!source) return undefined;
  const entries = source.entries(await fetchApi(source.path(page, ENTRIES_PER_FILE)));
  return entries.length > 0 ? renderUrlSet(siteUrl, entries) : undefined;
};

const filePath = /^\/sitemap\/([a-z-]+)-([1-9]\d{0,3})\.xml$/;

/** Renders the sitemap file of a path; undefined for an unknown file. */
export const renderSitemap = async (
  fetchApi: FetchApi,
  siteUrl: string,
  pathname: string,
): Promise<string | undefined> => {
  if (pathname === '/sitemap.xml') return renderIndex(fetchApi, siteUrl);
  if (pathname === '/sitemap/pages.xml') return renderUrlSet(siteUrl, staticPages);
  const [, name, page] = filePath.exec(pathname) ?? [];
  return name && page ? renderFile(fetchApi, siteUrl, name, Number(page)) : undefined;
};

export const isSitemapPath = (pathname: string): boolean =>
  pathname === '/sitemap.xml' || (pathname.startsWith('/sitemap/') && pathname.endsWith('.xml'));
