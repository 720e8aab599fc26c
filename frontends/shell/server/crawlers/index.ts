import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Asset, createAsset } from '../assets.ts';
import { DYNAMIC_BROTLI_QUALITY, sendAsset, sendText } from '../respond.ts';
import type { Settings } from '../settings.ts';
import { memoizeWithTtl } from './memoize-with-ttl.ts';
import { renderRobotsTxt } from './robots.ts';
import { type FetchApi, isSitemapPath, renderSitemap } from './sitemap.ts';

/** An admin's change shows within five seconds everywhere: what is no longer published is not named to a crawler. */
const KEPT_MS = 4_000;
const MOST_FILES = 16;
const DEADLINE_MS = 5_000;

const asker =
  (apiUrl: string): FetchApi =>
  async (path) => {
    const response = await fetch(`${apiUrl}/api/v1${path}`, { signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };

export type CrawlerFileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
) => Promise<boolean>;

/**
 * `/robots.txt` and the sitemap; false where the path is neither. While the API does not answer a crawler is told to
 * come again, never that there is nothing.
 */
export const createCrawlerFileHandler = ({ apiUrl, siteUrl }: Settings): CrawlerFileHandler => {
  const ask = asker(apiUrl);
  const rules = createAsset('robots.txt', Buffer.from(renderRobotsTxt(siteUrl)), 'public, max-age=300');
  const kept = memoizeWithTtl<Asset | undefined>({ ms: KEPT_MS, most: MOST_FILES });
  const sitemap = async (pathname: string): Promise<Asset | undefined> => {
    const text = await renderSitemap(ask, siteUrl, pathname);
    return text === undefined
      ? undefined
      : createAsset('sitemap.xml', Buffer.from(text), 'no-cache', DYNAMIC_BROTLI_QUALITY);
  };
  return async (request, response, pathname) => {
    if (pathname === '/robots.txt') {
      await sendAsset(request, response, rules);
      return true;
    }
    if (!isSitemapPath(pathname)) return false;
    const file = await kept(pathname, () => sitemap(pathname)).catch(() => null);
    if (file === null) sendText(response, 503, 'not just now\n', { 'retry-after': '60' });
    else if (file) await sendAsset(request, response, file);
    else sendText(response, 404, 'not found\n');
    return true;
  };
};
