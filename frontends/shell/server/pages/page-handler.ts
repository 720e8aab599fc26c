import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '@sargam/kit/server';
import { findRoute, type ShellRoute } from '../../src/routes/route-map.ts';
import { readColorScheme } from '../color-scheme.ts';
import { detectLanguage } from '../language.ts';
import { sendPage } from '../respond.ts';
import type { Site } from '../site.ts';
import {
  type ComposedPage,
  composeEmptyPage,
  composeNeutralPage,
  composeNotFoundPage,
  composePage,
  type PageView,
} from './compose-page.ts';
import { createPageCache } from './page-cache.ts';
import { requestPage } from './request-page.ts';

/** A visitor waits this long for a remote's server, in milliseconds. */
const WAIT_MS = 300;

/** The URL with the parameters that the page uses, in a fixed order: others (`utm_source`) must not multiply cached pages. */
const normalizeUrl = (url: URL, { query = [] }: ShellRoute): URL => {
  const normalized = new URL(url.pathname, url);
  for (const name of query) {
    const value = url.searchParams.get(name);
    if (value !== null) normalized.searchParams.set(name, value);
  }
  return normalized;
};

/** The visitor's IP address, from the header of the proxy. */
const visitorIpOf = (request: IncomingMessage): string | undefined =>
  request.headers['x-forwarded-for']?.toString() ?? request.socket.remoteAddress;

const readView = (request: IncomingMessage, url: URL, route: ShellRoute | undefined): PageView => {
  const requested = url.searchParams.get('lng');
  const { cookie, host, 'accept-language': acceptLanguage } = request.headers;
  const language = detectLanguage({ query: requested, cookie, host, acceptLanguage });
  return {
    url: route ? normalizeUrl(url, route) : url,
    language,
    isLanguageInUrl: requested === language,
    scheme: readColorScheme(cookie),
  };
};

const cacheKey = ({ url, language, isLanguageInUrl, scheme }: PageView): string =>
  [url.pathname + url.search, language, isLanguageInUrl, scheme].join(' ');

/** Creates the handler of all paths that are no file: pages of remotes, and the not-found page. */
export const createPageHandler = (site: Site, log: Log) => {
  const cached = createPageCache<ComposedPage>({
    waitMs: WAIT_MS,
    onError: (error) => {
      site.metrics.renderFailures.inc();
      log({ level: 'warn', msg: 'page render failed', error: String(error) });
    },
  });

  const compose = async (
    view: PageView,
    route: ShellRoute | undefined,
    visitorIp?: string,
  ): Promise<ComposedPage> => {
    if (!route) return composeNotFoundPage(site, view);
    const server = route.query && site.settings.renderers[route.remote];
    if (!server) return composeEmptyPage(site, view);
    const path = view.url.pathname + view.url.search;
    const { company } = site.settings;
    const render = async () => {
      const page = await requestPage(server, { path, language: view.language, company, visitorIp });
      return { value: composePage(site, view, route.remote, page), isCacheable: page.isComplete };
    };
    const { neverOutdated } = route;
    const composed = await cached(cacheKey(view), render, { neverOutdated });
    if (composed) return composed;
    site.metrics.neutralPages.inc();
    return composeNeutralPage(site, view, route.remote);
  };

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const route = findRoute(url.pathname);
    const page = await compose(readView(request, url, route), route, visitorIpOf(request));
    await sendPage(request, response, page);
  };
};
