import { type Html, html, scriptJson } from './html.ts';
import { type Language, languages } from './language.ts';

/** What a page says of itself to browsers, crawlers and whoever shares it. */
export type Head = {
  title: string;
  description?: string;
  /** Path and query of the one address of this content, without its language. */
  canonical?: string;
  image?: string;
  type?: 'website' | 'article' | 'profile';
  /** schema.org objects, with what they are about first. */
  ld?: readonly object[];
  noindex?: boolean;
};

export type HeadContext = {
  language: Language;
  /** The language was in the address: such a page is an address of its own. */
  isLanguageInUrl: boolean;
  brand: string;
  siteUrl: string;
};

const locales = { en: 'en_US', bn: 'bn_BD' } as const;
const defaultImage = { path: '/og.png', width: 1200, height: 630 };

const addressIn = (siteUrl: string, canonical: string, language?: Language): string => {
  const address = new URL(canonical, siteUrl);
  if (language) address.searchParams.set('lng', language);
  return address.href;
};

/** The address without a language speaks the visitor's: it is the one for every language that is not named. */
const addresses = (canonical: string, { language, isLanguageInUrl, siteUrl }: HeadContext): Html =>
  html`<link rel="canonical" href="${addressIn(siteUrl, canonical, isLanguageInUrl ? language : undefined)}">${languages.map((other) => html`<link rel="alternate" hreflang="${other}" href="${addressIn(siteUrl, canonical, other)}">`)}<link rel="alternate" hreflang="x-default" href="${addressIn(siteUrl, canonical)}">`;

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
  const url = head.canonical && addressIn(siteUrl, head.canonical, isLanguageInUrl ? language : undefined);
  const others = languages.filter((other) => other !== language);
  return html`${property('site_name', brand)}${property('title', head.title)}${property('type', head.type ?? 'website')}${property('description', head.description)}${property('url', url)}${property('locale', locales[language])}${others.map((other) => property('locale:alternate', locales[other]))}${picture(head, speaker)}<meta name="twitter:card" content="summary_large_image">`;
};

/** One script element for all that is said of a page. */
const linkedData = (ld: Head['ld'] = []): Html | false =>
  ld.length > 0 && html`<script type="application/ld+json">${scriptJson(ld)}</script>`;

/** Everything about the content; a page that may not be indexed has no card and no other addresses. */
export const renderHeadTags = (head: Head, speaker: HeadContext): Html =>
  head.noindex
    ? html`<meta name="robots" content="noindex">`
    : html`${head.description && html`<meta name="description" content="${head.description}">`}${card(head, speaker)}${head.canonical && addresses(head.canonical, speaker)}${linkedData(head.ld)}`;
