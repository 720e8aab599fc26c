import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seed } from './api.ts';
import { type Head, headTags, type Speaker } from './head.ts';
import { type Html, html, json, raw } from './html.ts';
import { type Scheme, schemeTags } from './scheme.ts';

const scripts = /<script\b[^>]*src=[^>]*><\/script>/g;
const sheets = /<link\b[^>]*href="([^"]+)"[^>]*rel="?stylesheet"?[^>]*>/g;

/**
 * What the build wrote: its scripts by their hashed names, and its styles as they are. Styles that were a file of their
 * own would hold up the first paint for another round trip.
 */
export const builtTags = (folder: string): Html => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const tags = page.match(scripts);
  if (!tags) throw new Error(`${folder}/index.html has no scripts: build the shell first (rsbuild build).`);
  const styles = [...page.matchAll(sheets)].map(([, path = '']) => readFileSync(join(folder, path), 'utf8'));
  return raw(`<style>${styles.join('')}</style>${tags.join('')}`);
};

export type Document = Speaker & {
  scheme: Scheme;
  tags: Html;
  fonts: readonly string[];
  /** Address of the manifest of the remote that draws this page: asked for before the script says so. */
  manifest?: string;
  head: Head;
  config: unknown;
  seeds: readonly Seed[];
  body: Html;
};

const preloads = ({ fonts, language, manifest }: Document): Html =>
  html`${fonts.map((href) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)}<link rel="preload" as="fetch" crossorigin href="/assets/locales/${language}/translation.json">${manifest && html`<link rel="preload" as="fetch" crossorigin href="${manifest}">`}`;

const icons = ({ language }: Document): Html =>
  html`<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.${language}.webmanifest">`;

const headOf = (d: Document): Html =>
  html`<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${d.head.title}</title>${schemeTags(d.scheme)}${icons(d)}${d.tags}${preloads(d)}${headTags(d.head, d)}</head>`;

const bodyOf = (d: Document): Html =>
  html`<body><div id="root">${d.body}</div><script type="application/json" id="sargam-config">${json(d.config)}</script>${d.seeds.length > 0 && html`<script type="application/json" id="sargam-data">${json(d.seeds)}</script>`}</body>`;

const chosen = ({ scheme }: Document): Html =>
  scheme ? html` data-mantine-color-scheme="${scheme}"` : html``;

/** The whole document. Texts load beside the script; configuration and answers are JSON in it, never code. */
export const documentOf = (d: Document): string =>
  `<!doctype html>${html`<html lang="${d.language}"${chosen(d)}>${headOf(d)}${bodyOf(d)}</html>`.text}`;
