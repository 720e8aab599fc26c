import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locales } from '@sargam/kit/locales';
import { findRoute } from '../src/routes/route-map.ts';
import { createPublicApi } from './api.ts';
import { type Asset, createAsset } from './assets.ts';
import { readColorScheme } from './color-scheme.ts';
import type { CrawlerFileHandler } from './crawlers/index.ts';
import { renderDocument } from './document.ts';
import { type Html, html } from './html.ts';
import { detectLanguage, type Language, languages } from './language.ts';
import { memoizeByObject } from './memoize-by-object.ts';
import { createPageContext, type PageContext, type RenderedPage } from './page-context.ts';
import { findPageRenderer } from './pages/index.ts';
import { notFound } from './pages/not-found.ts';
import { renderFrame } from './parts/frame.ts';
import { findPwaAsset } from './pwa/index.ts';
import { sendAsset, sendPage, sendText } from './respond.ts';
import type { Settings } from './settings.ts';
import { createTranslators } from './translate.ts';

export type Site = {
  settings: Settings;
  assets: Map<string, Asset>;
  tags: Html;
  locales: () => Locales;
  crawlers: CrawlerFileHandler;
};

const FONT = { latin: /latin-wght/, bn: /bengali-wght/ };

/** The fonts to preload; the Bengali font only for Bengali pages. */
const fontsFor = (site: Site, language: 'en' | 'bn'): string[] =>
  [...site.assets.keys()].filter(
    (path) => FONT.latin.test(path) || (language === 'bn' && FONT.bn.test(path)),
  );

/** The visitor's IP address, from the header of the proxy. */
const visitorIpOf = (request: IncomingMessage): string | undefined =>
  request.headers['x-forwarded-for']?.toString() ?? request.socket.remoteAddress;

const contextFor = (site: Site, request: IncomingMessage, url: URL): PageContext => {
  const requestedLanguage = url.searchParams.get('lng');
  const language = detectLanguage({
    query: requestedLanguage,
    cookie: request.headers.cookie,
    host: request.headers.host,
    acceptLanguage: request.headers['accept-language'],
  });
  const { apiUrl, siteUrl } = site.settings;
  return createPageContext({
    language,
    isLanguageInUrl: requestedLanguage === language,
    t: createTranslators(site.locales())[language],
    api: createPublicApi(apiUrl, language, visitorIpOf(request)),
    siteUrl,
    url,
  });
};

/** A page without server-rendered content, or the not-found page. */
const renderEmptyPage = (view: PageContext): RenderedPage => {
  const route = findRoute(view.url.pathname);
  if (!route) return notFound(view);
  const title = `${view.t(`shell.title.${route.title}`)} · ${view.t('kit.brand')}`;
  return { head: { title, noindex: true }, body: html`` };
};

/** The configuration for the browser. */
const browserConfig = ({ settings: { remotes, serviceWorker } }: Site) => ({ remotes, serviceWorker });

const sendRenderedPage = async (
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> => {
  const view = contextFor(site, request, url);
  const rendered = await (findPageRenderer(url.pathname)?.(view) ?? renderEmptyPage(view));
  const empty = rendered.body.text === '';
  const remote = findRoute(url.pathname)?.remote;
  const text = renderDocument({
    language: view.language,
    isLanguageInUrl: view.isLanguageInUrl,
    scheme: readColorScheme(request.headers.cookie),
    brand: view.t('kit.brand'),
    siteUrl: site.settings.siteUrl,
    tags: site.tags,
    fonts: fontsFor(site, view.language),
    manifest: remote && site.settings.remotes[remote],
    head: rendered.head,
    config: browserConfig(site),
    prefetched: view.api.prefetched,
    body: empty ? html`` : renderFrame(view, rendered.body),
  });
  await sendPage(request, response, text, rendered.status ?? 200);
};

const localeAsset = (locales: Locales, language: Language): Asset =>
  createAsset('translation.json', Buffer.from(JSON.stringify(locales[language])), 'public, no-cache');

/** Memoized, because these files are large and requested on each first visit, so they are compressed once. */
const localeAssets = memoizeByObject((locales: Locales) => ({
  en: localeAsset(locales, 'en'),
  bn: localeAsset(locales, 'bn'),
}));

const localePath = /^\/assets\/locales\/(\w+)\/translation\.json$/;

const localeAt = (site: Site, pathname: string): Asset | undefined => {
  const language = languages.find((known) => known === localePath.exec(pathname)?.[1]);
  return language && localeAssets(site.locales())[language];
};

const configAsset = (site: Site): Asset =>
  createAsset('config.json', Buffer.from(JSON.stringify(browserConfig(site))), 'no-cache');

/** Handles one request: health check, configuration, texts, files of the build, or a page. */
export const handleRequest = async (
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(response, 405, 'GET and HEAD only\n');
  const target = request.url ?? '/';
  if (!URL.canParse(target, site.settings.siteUrl)) return sendText(response, 404, 'not found\n');
  const url = new URL(target, site.settings.siteUrl);
  if (url.pathname === '/readyz' || url.pathname === '/healthz') return sendText(response, 200, 'ok\n');
  if (url.pathname === '/config.json') return sendAsset(request, response, configAsset(site));
  const file =
    localeAt(site, url.pathname) ??
    (await findPwaAsset(url.pathname, {
      // A getter, because only three files need the texts.
      get texts() {
        return createTranslators(site.locales());
      },
      assets: site.assets,
      worker: site.settings.serviceWorker,
    })) ??
    site.assets.get(url.pathname);
  if (file) return sendAsset(request, response, file);
  if (await site.crawlers(request, response, url.pathname)) return;
  if (/\.\w+$/.test(url.pathname)) return sendText(response, 404, 'not found\n');
  return sendRenderedPage(site, request, response, url);
};
