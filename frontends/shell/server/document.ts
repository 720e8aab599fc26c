import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seed } from './api.ts';
import { type Html, html, json, raw } from './html.ts';
import type { Language } from './language.ts';

/** What a page says of itself to browsers, crawlers and whoever shares it. */
export type Head = {
  title: string;
  description?: string;
  /** Path and query of the one address of this content. */
  canonical?: string;
  image?: string;
  type?: 'website' | 'article' | 'profile';
  ld?: unknown;
  noindex?: boolean;
};

/** The tags that the build wrote: our scripts and styles with their hashed names. */
export const builtTags = (folder: string): Html => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const tags = page.match(/<script\b[^>]*src=[^>]*><\/script>|<link\b[^>]*rel="?stylesheet"?[^>]*>/g);
  if (!tags) throw new Error(`${folder}/index.html has no scripts: build the shell first (rsbuild build).`);
  return raw(tags.join(''));
};

const alternates = (siteUrl: string, canonical: string): Html => {
  const link = (language: Language): string => {
    const address = new URL(canonical, siteUrl);
    address.searchParams.set('lng', language);
    return address.href;
  };
  return html`<link rel="canonical" href="${new URL(canonical, siteUrl).href}"><link rel="alternate" hreflang="en" href="${link('en')}"><link rel="alternate" hreflang="bn" href="${link('bn')}"><link rel="alternate" hreflang="x-default" href="${new URL(canonical, siteUrl).href}">`;
};

const card = (head: Head, siteUrl: string, brand: string): Html =>
  html`<meta property="og:site_name" content="${brand}"><meta property="og:title" content="${head.title}"><meta property="og:type" content="${head.type ?? 'website'}">${head.description && html`<meta name="description" content="${head.description}"><meta property="og:description" content="${head.description}">`}${head.canonical && html`<meta property="og:url" content="${new URL(head.canonical, siteUrl).href}">`}<meta property="og:image" content="${new URL(head.image ?? '/og.png', siteUrl).href}"><meta name="twitter:card" content="summary_large_image">`;

export type Document = {
  language: Language;
  brand: string;
  siteUrl: string;
  tags: Html;
  fonts: readonly string[];
  /** Address of the manifest of the remote that draws this page: asked for before the script says so. */
  manifest?: string;
  head: Head;
  config: unknown;
  seeds: readonly Seed[];
  body: Html;
};

/** The whole document. Texts load beside the script; configuration and answers are JSON in it, never code. */
export const documentOf = (d: Document): string =>
  `<!doctype html>${
    html`<html lang="${d.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${d.head.title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#016151">${d.fonts.map((href) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)}${d.tags}<link rel="preload" as="fetch" crossorigin href="/assets/locales/${d.language}/translation.json">${d.manifest && html`<link rel="preload" as="fetch" crossorigin href="${d.manifest}">`}${card(d.head, d.siteUrl, d.brand)}${d.head.canonical && alternates(d.siteUrl, d.head.canonical)}${d.head.noindex && html`<meta name="robots" content="noindex">`}${d.head.ld !== undefined && html`<script type="application/ld+json">${json(d.head.ld)}</script>`}</head><body><div id="root">${d.body}</div><script type="application/json" id="sargam-config">${json(d.config)}</script>${d.seeds.length > 0 && html`<script type="application/json" id="sargam-data">${json(d.seeds)}</script>`}</body></html>`
      .text
  }`;
