import type { IncomingMessage, ServerResponse } from 'node:http';
import { translateByLanguage } from '@sargam/kit';
import { type Log, sendText } from '@sargam/kit/server';
import { type Asset, createAsset } from './assets.ts';
import { createPageHandler } from './pages/page-handler.ts';
import { findPwaAsset } from './pwa/index.ts';
import { sendAsset } from './respond.ts';
import type { Site } from './site.ts';

const configAsset = ({ browserConfig }: Site): Asset =>
  createAsset('config.json', Buffer.from(JSON.stringify(browserConfig)), 'no-cache');

const findFile = async (site: Site, pathname: string): Promise<Asset | undefined> =>
  (await findPwaAsset(pathname, {
    texts: translateByLanguage,
    assets: site.assets,
    worker: site.settings.serviceWorker,
  })) ?? site.assets.get(pathname);

/** Creates the handler of all requests: configuration, files of the build, or a page. */
export const createRequestHandler = (site: Site, log: Log) => {
  const sendPage = createPageHandler(site, log);
  const isHttps = new URL(site.settings.siteUrl).protocol === 'https:';
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // The same value as the gateway's. Browsers require https for the whole site for a year.
    if (isHttps) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'GET and HEAD only\n');
    const target = request.url ?? '/';
    if (!URL.canParse(target, site.settings.siteUrl)) return sendText(response, 404, 'not found\n');
    const url = new URL(target, site.settings.siteUrl);
    if (url.pathname === '/config.json') return sendAsset(request, response, configAsset(site));
    const file = await findFile(site, url.pathname);
    if (file) return sendAsset(request, response, file);
    if (await site.crawlers(request, response, url.pathname)) return;
    if (/\.\w+$/.test(url.pathname)) return sendText(response, 404, 'not found\n');
    return sendPage(request, response, url);
  };
};
