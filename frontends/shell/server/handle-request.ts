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

/** The Bengali font is worth waiting for only where the page is Bengali. */
const fontsFor = (site: Site, language: 'en' | 'bn'): string[] =>
  [...site.assets.keys()].filter(
    (path) => FONT.latin.test(path) || (language === 'bn' && FONT.bn.test(path)),
  );

/** The visitor's network, as the proxy before us tells it. */
const visitorOf = (request: IncomingMessage): string | undefined =>
  request.headers['x-forwarded-for']?.toString() ?? request.socket.remoteAddress;

const viewFor = (site: Site, request: IncomingMessage, url: URL): PageContext => {
  const asked = url.searchParams.get('lng');
  const language = detectLanguage({
    query: asked,
    cookie: request.headers.cookie,
    host: request.headers.host,
    acceptLanguage: request.headers['accept-language'],
  });
  const { apiUrl, siteUrl } = site.settings;
  return createPageContext({
    language,
    isLanguageInUrl: asked === language,
    t: createTranslators(site.locales())[language],
    api: createPublicApi(apiUrl, language, visitorOf(request)),
    siteUrl,
    url,
  });
};

/** A page whose content is the script's alone, or none. */
const plain = (view: PageContext): RenderedPage => {
  const route = findRoute(view.url.pathname);
  if (!route) return notFound(view);
  const title = `${view.t(`shell.title.${route.title}`)} · ${view.t('kit.brand')}`;
  return { head: { title, noindex: true }, body: html`` };
};

/** What the script must know before anything else. */
const configOf = ({ settings: { remotes, serviceWorker } }: Site) => ({ remotes, serviceWorker });

const writePage = async (
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> => {
  const view = viewFor(site, request, url);
  const written = await (findPageRenderer(url.pathname)?.(view) ?? plain(view));
  const empty = written.body.text === '';
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
    head: written.head,
    config: configOf(site),
    seeds: view.api.prefetched,
    body: empty ? html`` : renderFrame(view, written.body),
  });
  await sendPage(request, response, text, written.status ?? 200);
};

const localeAsset = (locales: Locales, language: Language): Asset =>
  createAsset('translation.json', Buffer.from(JSON.stringify(locales[language])), 'public, no-cache');

/** Large, and asked for with each first visit: compressed once. */
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
  createAsset('config.json', Buffer.from(JSON.stringify(configOf(site))), 'no-cache');

/** Answers one request: health, configuration, texts, files of the build, else a page. */
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
      // Only three files need them.
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
  return writePage(site, request, response, url);
};
