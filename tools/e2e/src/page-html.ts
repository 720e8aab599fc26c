import { eventually } from './eventually.ts';
import type { ServerRenderedPage } from './server-rendered-pages.ts';
import type { Site } from './site.ts';
import { createTranslator, type Language } from './texts.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

const decode = (text: string): string => text.replaceAll(/&#?\w+;/g, (entity) => entities[entity] ?? entity);

const firstMatch = (html: string, pattern: RegExp): string | undefined => {
  const found = pattern.exec(html)?.[1];
  return found === undefined ? undefined : decode(found);
};

/** What a crawler reads from the head of a page. */
export const readHead = (html: string) => ({
  title: firstMatch(html, /<title>(.*?)<\/title>/),
  description: firstMatch(html, /<meta name="description" content="(.*?)">/),
  canonical: firstMatch(html, /<link rel="canonical" href="(.*?)">/),
  robots: firstMatch(html, /<meta name="robots" content="(.*?)">/),
});

/** The JSON-LD objects of a page. */
export const readJsonLd = (html: string): { '@type': string }[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]');

/** The HTML of the main part, without comments, scripts and pictures. */
export const readMain = (html: string): string =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(
    /<!--.*?-->|<svg.*?<\/svg>|<script.*?<\/script>/gs,
    '',
  );

/** The text of the main part. */
export const readMainText = (html: string): string => decode(readMain(html).replaceAll(/<[^>]+>/g, ' '));

/** The addresses of the links of a page on this site, without fragments and duplicates. */
export const readLinks = (html: string): string[] => {
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) => decode(href));
  return [...new Set(links)];
};

/** The queries that came with a page. */
export const readPageState = (
  html: string,
): { key: string[]; updatedAt: number; isPersonal?: boolean; data?: unknown }[] =>
  JSON.parse(/<script type="application\/json" id="sargam-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]');

export const requestPage = async (site: Site, path: string, language: Language) => {
  const response = await fetch(site.address + path, {
    headers: { cookie: `i18next=${language}` },
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

export type PageResponse = Awaited<ReturnType<typeof requestPage>>;

/** The browser requests data of this age again. Younger by the time of a page load. */
const maxStateAgeMs = 15_000;

/**
 * Requests a path until the server has rendered it with fresh data. On a busy computer the first request gets the page
 * without content, or an old one from the cache.
 */
export const fetchRenderedPage = (
  site: Site,
  path: string,
  language: Language,
  isComplete: (html: string) => boolean = (html) => html.includes('<h1'),
): Promise<PageResponse> =>
  eventually(`${path} is rendered`, async () => {
    const page = await requestPage(site, path, language);
    const isFresh = readPageState(page.html).every(({ updatedAt }) => Date.now() - updatedAt < maxStateAgeMs);
    return page.html.includes('data-build=') && isFresh && isComplete(page.html) ? page : undefined;
  });

/** The response to a request of a page, with its content. */
export const fetchPageWithContent = (
  site: Site,
  { path, content }: ServerRenderedPage,
  language: Language,
): Promise<PageResponse> => {
  const text = content(language, createTranslator(language));
  return fetchRenderedPage(site, path, language, (html) => readMainText(html).includes(text));
};
