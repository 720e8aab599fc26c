import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Asset, assetOf } from '../assets.ts';
import { PAGE_EFFORT, sendAsset, sendText } from '../respond.ts';
import type { Settings } from '../settings.ts';
import { keep } from './kept.ts';
import { robots } from './robots.ts';
import { type Ask, isSitemap, writeSitemap } from './sitemap.ts';

/** An admin's change shows within five seconds everywhere: what is no longer published is not named to a crawler. */
const KEPT_MS = 4_000;
const MOST_FILES = 16;
const DEADLINE_MS = 5_000;

const asker =
  (apiUrl: string): Ask =>
  async (path) => {
    const response = await fetch(`${apiUrl}/api/v1${path}`, { signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };

export type CrawlerFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
) => Promise<boolean>;

/**
 * `/robots.txt` and the sitemap; false where the path is neither. While the API does not answer a crawler is told to
 * come again, never that there is nothing.
 */
export const crawlerFiles = ({ apiUrl, siteUrl }: Settings): CrawlerFiles => {
  const ask = asker(apiUrl);
  const rules = assetOf('robots.txt', Buffer.from(robots(siteUrl)), 'public, max-age=300');
  const kept = keep<Asset | undefined>({ ms: KEPT_MS, most: MOST_FILES });
  const sitemap = async (pathname: string): Promise<Asset | undefined> => {
    const text = await writeSitemap(ask, siteUrl, pathname);
    return text === undefined
      ? undefined
      : assetOf('sitemap.xml', Buffer.from(text), 'no-cache', PAGE_EFFORT);
  };
  return async (request, response, pathname) => {
    if (pathname === '/robots.txt') {
      await sendAsset(request, response, rules);
      return true;
    }
    if (!isSitemap(pathname)) return false;
    const file = await kept(pathname, () => sitemap(pathname)).catch(() => null);
    if (file === null) sendText(response, 503, 'not just now\n', { 'retry-after': '60' });
    else if (file) await sendAsset(request, response, file);
    else sendText(response, 404, 'not found\n');
    return true;
  };
};
