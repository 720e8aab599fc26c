import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageState } from '@sargam/kit';
import type { Head } from '@sargam/kit/server';
import { type ColorScheme, renderColorSchemeTags } from './color-scheme.ts';
import { type HeadContext, renderHeadTags } from './head.ts';
import { type Html, html, raw, scriptJson } from './html.ts';

const scripts = /<script\b[^>]*src=[^>]*><\/script>/g;
const sheets = /<link\b[^>]*href="([^"]+)"[^>]*rel="?stylesheet"?[^>]*>/g;

/** The script tags of the build and its styles inline: a separate style sheet would delay the first paint by a round trip. */
export const readBuildTags = (folder: string): Html => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const tags = page.match(scripts);
  if (!tags) throw new Error(`${folder}/index.html has no scripts: build the shell first (rsbuild build).`);
  const styles = [...page.matchAll(sheets)].map(([, path = '']) => readFileSync(join(folder, path), 'utf8'));
  return raw(`<style>${styles.join('')}</style>${tags.join('')}`);
};

export type PageDocument = HeadContext & {
  scheme: ColorScheme;
  tags: Html;
  fonts: readonly string[];
  /** The URL of the script of the page's remote, for a preload. */
  remoteEntry?: string;
  head: Head;
  config: unknown;
  /** The queries that the browser starts with. */
  state: PageState;
  body: Html;
  /** The text of a page without markup for browsers without JavaScript. */
  noscript: string;
};

const preloads = ({ language, remoteEntry }: PageDocument): Html =>
  html`<link rel="preload" as="fetch" crossorigin href="/assets/locales/${language}/translation.json">${remoteEntry && html`<link rel="preload" as="script" href="${remoteEntry}">`}`;

/** In the body: Chromium delays the first paint for fonts that the head preloads. */
const fontPreloads = ({ fonts }: PageDocument): Html =>
  html`${fonts.map((href) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)}`;

const icons = ({ language }: PageDocument): Html =>
  html`<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.${language}.webmanifest">`;

const headOf = (d: PageDocument): Html =>
  html`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${d.head.title}</title>${renderColorSchemeTags(d.scheme)}${icons(d)}${d.tags}${preloads(d)}${renderHeadTags(d.head, d)}</head>`;

const bodyOf = (d: PageDocument): Html =>
  html`<body>${fontPreloads(d)}<div id="root">${d.body}</div>${d.body.text === '' && html`<noscript>${d.noscript}</noscript>`}<script type="application/json" id="sargam-config">${scriptJson(d.config)}</script>${d.state.length > 0 && html`<script type="application/json" id="sargam-data">${scriptJson(d.state)}</script>`}</body>`;

const chosen = ({ scheme }: PageDocument): Html => (scheme ? html` data-color-scheme="${scheme}"` : html``);

/** Renders the whole document. Configuration and API responses are embedded as JSON, never as code. */
export const renderDocument = (d: PageDocument): string =>
  `<!doctype html>${html`<html lang="${d.language}"${chosen(d)}>${headOf(d)}${bodyOf(d)}</html>`.text}`;
