import { translateByLanguage } from '@sargam/kit';
import type { Preload, RenderedPage } from '@sargam/kit/server';
import { findRoute, type ShellRoute } from '../../src/routes/route-map.ts';
import { type Asset, createAsset } from '../assets.ts';
import type { ColorScheme } from '../color-scheme.ts';
import { renderDocument } from '../document.ts';
import { type Html, html, raw } from '../html.ts';
import type { Language } from '../language.ts';
import { DYNAMIC_BROTLI_QUALITY } from '../respond.ts';
import type { Site } from '../site.ts';
import { type FramedPage, renderFrame } from './render-frame.tsx';

/** What a page depends on, apart from its content. */
export type PageView = {
  /** The URL with the query parameters that the page uses. */
  url: URL;
  language: Language;
  /** True when the URL contains the language (`?lng=`). */
  isLanguageInUrl: boolean;
  scheme: ColorScheme;
};

/** A document and its HTTP status. */
export type ComposedPage = { document: Asset; status: 200 | 404; isNeutral?: boolean };

const fontFiles = { en: /latin-wght|taka/, bn: /latin-wght|bengali-wght/ } as const;

/** The fonts of the language, to preload. */
const fontsFor = (site: Site, language: Language): string[] =>
  [...site.assets.keys()].filter((path) => fontFiles[language].test(path));

/** The title until the page sets its own. */
const routeTitle = ({ language }: PageView, route: ShellRoute | undefined): string => {
  const t = translateByLanguage[language];
  const key = route ? route.title : 'not_found';
  return key ? `${t(`shell.title.${key}`)} · ${t('kit.brand')}` : t('kit.brand');
};

/** Style sheets of the page. The attribute marks sheets that are loaded already for the remote's script. */
const styleTags = (styles: RenderedPage['styles'] = []): Html =>
  html`${styles.map(({ href, css }) => html`<style data-href="${href}">${raw(css.replaceAll('</', '<\\/'))}</style>`)}`;

/** The script of the page's remote, and the files of the page inside the remote's build. */
const listPreloads = (remoteEntry: string, preloads: readonly Preload[] = []): readonly Preload[] => {
  const build = remoteEntry.replace(/[^/]*$/, '');
  return [
    { href: remoteEntry, as: 'script' },
    ...preloads.map(({ href, as }) => ({ href: build + href, as })),
  ];
};

type Content = Partial<Pick<RenderedPage, 'head' | 'state' | 'styles' | 'preloads'>> & { body: Html };

const createDocument = (site: Site, view: PageView, content: Content): Asset => {
  const { head, state = [], styles, preloads, body } = content;
  const { settings, browserConfig, buildTags } = site;
  const { language, isLanguageInUrl, scheme, url } = view;
  const route = findRoute(url.pathname);
  const remoteEntry = route && settings.remotes[route.remote];
  const t = translateByLanguage[language];
  const text = renderDocument({
    language,
    isLanguageInUrl,
    scheme,
    brand: t('kit.brand'),
    noscript: t('shell.noscript_page'),
    siteUrl: settings.siteUrl,
    scripts: buildTags.scripts,
    styles: html`${buildTags.styles}${styleTags(styles)}`,
    fonts: fontsFor(site, language),
    preloads: remoteEntry ? listPreloads(remoteEntry, preloads) : [],
    head: head ?? { title: routeTitle(view, route), noindex: true },
    config: browserConfig,
    state,
    body,
  });
  return createAsset('page.html', Buffer.from(text), 'no-cache', DYNAMIC_BROTLI_QUALITY);
};

const frameOf = (site: Site, { url, language }: PageView, page: FramedPage): Html =>
  raw(renderFrame(url.pathname + url.search, language, site.settings.company, page));

/** A page of a remote's server inside header and footer. */
export const composePage = (site: Site, view: PageView, remote: string, page: RenderedPage): ComposedPage => {
  const body = frameOf(site, view, { remote, html: page.html, build: page.build });
  return { document: createDocument(site, view, { ...page, body }), status: page.status };
};

/** Header and footer around a page that the browser renders, because the remote's server has no answer. */
export const composeNeutralPage = (site: Site, view: PageView, remote: string): ComposedPage => ({
  document: createDocument(site, view, { body: frameOf(site, view, { remote }) }),
  status: 200,
  isNeutral: true,
});

/** A page that the browser renders with its frame, for example a panel, which may hide header and footer. */
export const composeEmptyPage = (site: Site, view: PageView): ComposedPage => ({
  document: createDocument(site, view, { body: html`` }),
  status: 200,
});

export const composeNotFoundPage = (site: Site, view: PageView): ComposedPage => ({
  document: createDocument(site, view, { body: frameOf(site, view, 'not-found') }),
  status: 404,
});
