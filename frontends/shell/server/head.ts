import type { Head } from '@sargam/kit/server';
import { type Html, html, scriptJson } from './html.ts';
import { type Language, languages } from './language.ts';

export type HeadContext = {
  language: Language;
  /** True when the URL contains the language (`?lng=`). Such a URL is its own canonical URL. */
  isLanguageInUrl: boolean;
  brand: string;
  siteUrl: string;
};

const locales = { en: 'en_US', bn: 'bn_BD' } as const;
const defaultImage = { path: '/og.png', width: 1200, height: 630 };

const urlIn = (siteUrl: string, canonical: string, language?: Language): string => {
  const address = new URL(canonical, siteUrl);
  if (language) address.searchParams.set('lng', language);
  return address.href;
};

/** The URL without a language uses the visitor's language, so it is the `x-default` alternate. */
const addresses = (canonical: string, { language, isLanguageInUrl, siteUrl }: HeadContext): Html =>
  html`<link rel="canonical" href="${urlIn(siteUrl, canonical, isLanguageInUrl ? language : undefined)}">${languages.map((other) => html`<link rel="alternate" hreflang="${other}" href="${urlIn(siteUrl, canonical, other)}">`)}<link rel="alternate" hreflang="x-default" href="${urlIn(siteUrl, canonical)}">`;

const property = (name: string, content: string | number | undefined): Html | undefined =>
  content === undefined || content === ''
    ? undefined
    : html`<meta property="og:${name}" content="${content}">`;

const picture = ({ image, title }: Head, { siteUrl }: HeadContext): Html => {
  const { path, width, height } = defaultImage;
  const size = image ? undefined : html`${property('image:width', width)}${property('image:height', height)}`;
  return html`${property('image', new URL(image ?? path, siteUrl).href)}${size}${property('image:alt', title)}`;
};

const card = (head: Head, speaker: HeadContext): Html => {
  const { language, isLanguageInUrl, brand, siteUrl } = speaker;
  const url = head.canonical && urlIn(siteUrl, head.canonical, isLanguageInUrl ? language : undefined);
  const others = languages.filter((other) => other !== language);
  return html`${property('site_name', brand)}${property('title', head.title)}${property('type', head.type ?? 'website')}${property('description', head.description)}${property('url', url)}${property('locale', locales[language])}${others.map((other) => property('locale:alternate', locales[other]))}${picture(head, speaker)}<meta name="twitter:card" content="summary_large_image">`;
};

/** One JSON-LD script element for all objects of a page. */
const linkedData = (ld: Head['jsonLd'] = []): Html | false =>
  ld.length > 0 && html`<script type="application/ld+json">${scriptJson(ld)}</script>`;

/** The description and the share card. */
const summary = (head: Head, speaker: HeadContext): Html =>
  html`${head.description && html`<meta name="description" content="${head.description}">`}${card(head, speaker)}`;

/** Renders the meta tags. A `noindex` page has no alternates, and a share card only with a description. */
export const renderHeadTags = (head: Head, speaker: HeadContext): Html =>
  head.noindex
    ? html`<meta name="robots" content="noindex">${head.description && summary(head, speaker)}`
    : html`${summary(head, speaker)}${head.canonical && addresses(head.canonical, speaker)}${linkedData(head.jsonLd)}`;
