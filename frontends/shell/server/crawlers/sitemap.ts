import {
  ENTRIES_PER_FILE,
  readTotal,
  type SitemapSource,
  sitemapSources,
  staticPages,
} from './sitemap-sources.ts';
import { renderSitemapIndex, renderUrlSet } from './sitemap-xml.ts';

/** Asks the API as a visitor does; throws where it does not answer. */
export type FetchApi = (path: string) => Promise<unknown>;

const partsOf = async (ask: FetchApi, { name, path }: SitemapSource): Promise<string[]> => {
  const files = Math.ceil(readTotal(await ask(path(1, 1))) / ENTRIES_PER_FILE);
  return Array.from({ length: files }, (_, i) => `${name}-${i + 1}`);
};

const index = async (ask: FetchApi, siteUrl: string): Promise<string> => {
  const parts = await Promise.all(sitemapSources.map((source) => partsOf(ask, source)));
  return renderSitemapIndex(siteUrl, ['pages', ...parts.flat()]);
};

const part = async (
  ask: FetchApi,
  siteUrl: string,
  name: string,
  page: number,
): Promise<string | undefined> => {
  const source = sitemapSources.find((known) => known.name === name);
  if (!source) return undefined;
  const entries = source.entries(await ask(source.path(page, ENTRIES_PER_FILE)));
  return entries.length > 0 ? renderUrlSet(siteUrl, entries) : undefined;
};

const shape = /^\/sitemap\/([a-z-]+)-([1-9]\d{0,3})\.xml$/;

/** The file at a path of the sitemap; undefined where there is none. */
export const renderSitemap = async (
  ask: FetchApi,
  siteUrl: string,
  pathname: string,
): Promise<string | undefined> => {
  if (pathname === '/sitemap.xml') return index(ask, siteUrl);
  if (pathname === '/sitemap/pages.xml') return renderUrlSet(siteUrl, staticPages);
  const [, name, page] = shape.exec(pathname) ?? [];
  return name && page ? part(ask, siteUrl, name, Number(page)) : undefined;
};

export const isSitemapPath = (pathname: string): boolean =>
  pathname === '/sitemap.xml' || (pathname.startsWith('/sitemap/') && pathname.endsWith('.xml'));
