import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageState } from '@sargam/kit';
import type { Head, Preload } from '@sargam/kit/server';
import { type ColorScheme, renderColorSchemeTags } from './color-scheme.ts';
import { type HeadContext, renderHeadTags } from './head.ts';
import { type Html, html, raw, scriptJson } from './html.ts';

const scriptTags = /<script\b[^>]*src=[^>]*><\/script>/g;
const styleSheetLinks = /<link\b[^>]*href="([^"]+)"[^>]*rel="?stylesheet"?[^>]*>/g;

export type BuildTags = { scripts: Html; styles: Html };

/**
 * The script tags of the build and its styles inline: a separate style sheet would delay the first paint by a round trip. The hydration
 * waits for these scripts longest, and a browser requests a `defer` script after every preload unless it has a high priority.
 */
export const readBuildTags = (folder: string): BuildTags => {
  const indexHtml = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = indexHtml.match(scriptTags);
  if (!scripts)
    throw new Error(`${folder}/index.html has no scripts: build the shell first (rsbuild build).`);
  const styles = [...indexHtml.matchAll(styleSheetLinks)].map(([, path = '']) =>
    readFileSync(join(folder, path), 'utf8'),
  );
  return {
    scripts: raw(scripts.join('').replaceAll('<script', '<script fetchpriority="high"')),
    styles: raw(`<style>${styles.join('')}</style>`),
  };
};

export type PageDocument = HeadContext & {
  scheme: ColorScheme;
  scripts: Html;
  /** The style tags of the build and of the page's remote. */
  styles: Html;
  fonts: readonly string[];
  /** The files of the page's remote that the hydration needs, by their URLs. */
  preloads: readonly Preload[];
  head: Head;
  config: unknown;
  /** The queries that the browser starts with. */
  state: PageState;
  body: Html;
  /** The text of a page without markup for browsers without JavaScript. */
  noscript: string;
};

const renderPreload = ({ href, as }: Preload): Html =>
  html`<link rel="preload" as="${as}"${as === 'fetch' && html` crossorigin`} href="${href}">`;

const renderPreloads = ({ language, preloads }: PageDocument): Html => {
  const texts = { href: `/assets/locales/${language}/translation.json`, as: 'fetch' } as const;
  return html`${[texts, ...preloads].map(renderPreload)}`;
};

/**
 * In the head: Chromium delays the first paint by up to 100 ms for these fonts. A font that is later is not used on the page, so
 * on a slow connection the scripts come first.
 */
const renderFontPreloads = ({ fonts }: PageDocument): Html =>
  html`${fonts.map((href) => html`<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${href}">`)}`;

const renderIcons = ({ language }: PageDocument): Html =>
  html`<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.${language}.webmanifest">`;

const renderHead = (page: PageDocument): Html =>
  html`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${page.scripts}${renderPreloads(page)}${renderFontPreloads(page)}<title>${page.head.title}</title>${renderColorSchemeTags(page.scheme)}${renderIcons(page)}${page.styles}${renderHeadTags(page.head, page)}</head>`;

const renderBody = (page: PageDocument): Html =>
  html`<body><div id="root">${page.body}</div>${page.body.text === '' && html`<noscript>${page.noscript}</noscript>`}<script type="application/json" id="sargam-config">${scriptJson(page.config)}</script>${page.state.length > 0 && html`<script type="application/json" id="sargam-data">${scriptJson(page.state)}</script>`}</body>`;

/** Without the attribute, the device setting decides. */
const renderColorSchemeAttribute = ({ scheme }: PageDocument): Html =>
  scheme ? html` data-color-scheme="${scheme}"` : html``;

/** Renders the whole document. Configuration and API responses are embedded as JSON, never as code. */
export const renderDocument = (page: PageDocument): string =>
  `<!doctype html>${html`<html lang="${page.language}"${renderColorSchemeAttribute(page)}>${renderHead(page)}${renderBody(page)}</html>`.text}`;
