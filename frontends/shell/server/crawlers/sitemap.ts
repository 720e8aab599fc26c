import {
  ENTRIES_PER_FILE,
  readTotal,
  type SitemapSource,
  sitemapSources,
  staticPages,
} from './sitemap-sources.ts';
import { renderSitemapIndex, renderUrlSet } from './sitemap-xml.ts';

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
