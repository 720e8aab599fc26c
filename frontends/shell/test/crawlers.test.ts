/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCrawlerFileHandler } from '../server/crawlers/index.ts';
import { memoizeWithTtl } from '../server/crawlers/memoize-with-ttl.ts';
import { disallowedPaths, renderRobotsTxt } from '../server/crawlers/robots.ts';
import { type FetchApi, isSitemapPath, renderSitemap } from '../server/crawlers/sitemap.ts';
import { staticPages } from '../server/crawlers/sitemap-sources.ts';
import { findRoute } from '../src/routes/route-map.ts';

const site = 'https://sargam.test';
const createdAt = '2026-11-21T04:30:00.000Z';
const requestedPaths: string[] = [];

const lists: Record<string, { data: object[]; total: number }> = {
  '/course/': { data: [{ _id: 'c&1', createdAt }], total: 2300 },
  '/instructor/': { data: [{ _id: 'i1', createdAt }], total: 1 },
  '/freebies/': { data: [], total: 0 },
  '/store/product/': { data: [{ _id: 'g1', param: 'first-string', createdAt }], total: 1 },
};

const fetchApi: FetchApi = async (path) => {
  requestedPaths.push(path);
  return lists[path.split('?')[0] ?? ''];
};

const write = (path: string): Promise<string | undefined> => renderSitemap(fetchApi, site, path);
const locations = (xml: string | undefined): string[] =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place ?? '');

it('the index has one file per thousand items and none for an empty list', async () => {
  expect(locations(await write('/sitemap.xml'))).toEqual(
    ['pages', 'courses-1', 'courses-2', 'courses-3', 'instructors-1', 'gift-cards-1'].map(
      (name) => `${site}/sitemap/${name}.xml`,
    ),
  );
});

it('lists every page in both languages, with all alternates and its date', async () => {
  expect(await write('/sitemap/courses-2.xml')).toContain(
    `<url><loc>${site}/courseview?id=c%261&amp;lng=bn</loc><lastmod>${createdAt}</lastmod>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${site}/courseview?id=c%261&amp;lng=en"/>` +
      `<xhtml:link rel="alternate" hreflang="bn" href="${site}/courseview?id=c%261&amp;lng=bn"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${site}/courseview?id=c%261"/></url>`,
  );
  expect(requestedPaths.at(-1)).toBe('/course/?page=2&limit=1000');
  expect(locations(await write('/sitemap/gift-cards-1.xml'))[0]).toBe(
    `${site}/products/giftCard/first-string?lng=en`,
  );
});

it('has no other files', async () => {
  expect(await write('/sitemap/freebies-1.xml')).toBeUndefined();
  expect(await write('/sitemap/people-1.xml')).toBeUndefined();
  expect(isSitemapPath('/sitemap/../secret.txt')).toBe(false);
});

it.each(staticPages)('$path is in the sitemap, rendered on the server and open to crawlers', ({ path }) => {
  expect(findRoute(path)?.query).toBeDefined();
  expect(disallowedPaths.some((start) => path.startsWith(start))).toBe(false);
});

it.each([...disallowedPaths])('%s is disallowed for crawlers and has a route', (path) => {
  expect(renderRobotsTxt(site)).toContain(`Disallow: ${path}\n`);
  const pages = [path, `${path}google`, `${path}code`, `${path}-fail`].filter((page) => findRoute(page));
  expect(pages.length).toBeGreaterThan(0);
});

it('robots.txt contains the URL of the sitemap', () =>
  expect(renderRobotsTxt(site)).toContain('\nSitemap: https://sargam.test/sitemap.xml\n'));

it('memoizeWithTtl computes once until the entry expires, and again after a failure', async () => {
  let clock = 0;
  let made = 0;
  const cached = memoizeWithTtl<number>({ ttlMs: 300_000, maxEntries: 2 }, () => clock);
  const make = async (): Promise<number> => ++made;
  expect(await Promise.all([cached('a', make), cached('a', make)])).toEqual([1, 1]);
  clock = 299_999;
  expect(await cached('a', make)).toBe(1);
  clock = 300_000;
  expect(await cached('a', make)).toBe(2);
  await expect(cached('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cached('b', make)).toBe(3);
  await cached('c', make);
  expect(await cached('a', make)).toBe(5);
});

it('removes an unpublished course from the sitemap within five seconds', async () => {
  const clock = jest.spyOn(Date, 'now');
  const courses = [{ _id: 'c1', createdAt }];
  const api = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: courses, total: 1 })),
  ).listen();
  const files = createCrawlerFileHandler({
    apiUrl: `http://localhost:${(api.address() as AddressInfo).port}`,
    siteUrl: site,
  } as Parameters<typeof createCrawlerFileHandler>[0]);
  const shell = createServer(
    (request, response) => void files(request, response, request.url ?? ''),
  ).listen();
  const map = (): Promise<Response> =>
    fetch(`http://localhost:${(shell.address() as AddressInfo).port}/sitemap/courses-1.xml`);
  try {
    expect(await (await map()).text()).toContain('courseview?id=c1');
    courses.pop();
    clock.mockReturnValue(Date.now() + 5000);
    expect((await map()).status).toBe(404);
  } finally {
    clock.mockRestore();
    for (const server of [shell, api]) server.close();
  }
});
