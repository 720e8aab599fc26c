import type { Company } from '@sargam/kit';
import type { Language, Translate } from '../src/i18n/index.ts';

/** Metadata of a page for browsers, crawlers and link previews. The shell writes the tags. */
export type Head = {
  title: string;
  description?: string;
  /** Path and query of the canonical URL, without the language. */
  canonical?: string;
  /** URL of the share picture, relative to the site or absolute. */
  image?: string;
  type?: 'website' | 'article' | 'profile';
  /** schema.org objects, the main one first. */
  jsonLd?: readonly object[];
  noindex?: boolean;
};

/** The head of a page; `status` is 404 when the subject of the page does not exist. */
export type PageHead = Head & { status?: 404 };

/** The input of a head builder, after the page is rendered. */
export type HeadContext = {
  url: URL;
  /** The path parameters of the route: `id` of `/freebies/:id`. */
  params: Readonly<Record<string, string | undefined>>;
  language: Language;
  t: Translate;
  /** The public URL of the site, without a slash at the end. */
  siteUrl: string;
  company: Company;
  /** The API response to `GET /api/v1<path>` of a query of the page; undefined if it is late or failed. */
  read: <T>(path: string) => T | undefined;
  /** True if the API answered 404 or 400 to a query of the page. */
  isMissing: (path: string) => boolean;
};

export type BuildHead = (context: HeadContext) => PageHead;
