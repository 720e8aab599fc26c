import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from '@sargam/kit/server';
import { type Asset, createAsset } from '../assets.ts';
import { DYNAMIC_BROTLI_QUALITY, sendAsset } from '../respond.ts';
import type { Settings } from '../settings.ts';
import { memoizeWithTtl } from './memoize-with-ttl.ts';
import { renderRobotsTxt } from './robots.ts';
import { type FetchApi, isSitemapPath, renderSitemap } from './sitemap.ts';

/** A change by an admin must be visible everywhere within 5 s, so that the sitemap lists no unpublished page. */
const TTL_MS = 4_000;
const MAX_FILES = 16;
const TIMEOUT_MS = 5_000;

const createFetchApi =
  (apiUrl: string): FetchApi =>
  async (path) => {
    const response = await fetch(`${apiUrl}/api/v1${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };

export type CrawlerFileHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
) => Promise<boolean>;

/**
 * Serves `/robots.txt` and the sitemap; returns false for any other path. While the API is unavailable the sitemap
 * answers 503 with `retry-after`, never an empty list.
 */
export const createCrawlerFileHandler = ({ apiUrl, siteUrl }: Settings): CrawlerFileHandler => {
  const fetchApi = createFetchApi(apiUrl);
  const robotsTxt = createAsset('robots.txt', Buffer.from(renderRobotsTxt(siteUrl)), 'public, max-age=300');
  const cachedSitemap = memoizeWithTtl<Asset | undefined>({ ttlMs: TTL_MS, maxEntries: MAX_FILES });
  const sitemap = async (pathname: string): Promise<Asset | undefined> => {
    const text = await renderSitemap(fetchApi, siteUrl, pathname);
    return text === undefined
      ? undefined
      : createAsset('sitemap.xml', Buffer.from(text), 'no-cache', DYNAMIC_BROTLI_QUALITY);
  };
  return async (request, response, pathname) => {
    if (pathname === '/robots.txt') {
      await sendAsset(request, response, robotsTxt);
      return true;
    }
    if (!isSitemapPath(pathname)) return false;
    const file = await cachedSitemap(pathname, () => sitemap(pathname)).catch(() => null);
    if (file === null) sendText(response, 503, 'not just now\n', { 'retry-after': '60' });
    else if (file) await sendAsset(request, response, file);
    else sendText(response, 404, 'not found\n');
    return true;
  };
};
