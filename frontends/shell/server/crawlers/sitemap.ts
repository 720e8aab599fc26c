import { PART_SIZE, type Source, sources, standing, totalOf } from './sitemap-parts.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

/** Asks the API as a visitor does; throws where it does not answer. */
export type Ask = (path: string) => Promise<unknown>;

const partsOf = async (ask: Ask, { name, path }: Source): Promise<string[]> => {
  const files = Math.ceil(totalOf(await ask(path(1, 1))) / PART_SIZE);
  return Array.from({ length: files }, (_, i) => `${name}-${i + 1}`);
};

const index = async (ask: Ask, siteUrl: string): Promise<string> => {
  const parts = await Promise.all(sources.map((source) => partsOf(ask, source)));
  return sitemapIndex(siteUrl, ['pages', ...parts.flat()]);
};

const part = async (ask: Ask, siteUrl: string, name: string, page: number): Promise<string | undefined> => {
  const source = sources.find((known) => known.name === name);
  if (!source) return undefined;
  const entries = source.entries(await ask(source.path(page, PART_SIZE)));
  return entries.length > 0 ? urlSet(siteUrl, entries) : undefined;
};

const shape = /^\/sitemap\/([a-z-]+)-([1-9]\d{0,3})\.xml$/;

/** The file at a path of the sitemap; undefined where there is none. */
export const writeSitemap = async (
  ask: Ask,
  siteUrl: string,
  pathname: string,
): Promise<string | undefined> => {
  if (pathname === '/sitemap.xml') return index(ask, siteUrl);
  if (pathname === '/sitemap/pages.xml') return urlSet(siteUrl, standing);
  const [, name, page] = shape.exec(pathname) ?? [];
  return name && page ? part(ask, siteUrl, name, Number(page)) : undefined;
};

export const isSitemap = (pathname: string): boolean =>
  pathname === '/sitemap.xml' || (pathname.startsWith('/sitemap/') && pathname.endsWith('.xml'));
