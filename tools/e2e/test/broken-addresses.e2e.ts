import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/browser.ts';
import {
  fetchRenderedPage,
  readHead,
  readLinks,
  readMain,
  readMainText,
  requestPage,
} from '../src/page-html.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { createTranslator } from '../src/texts.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const languages = ['en', 'bn'] as const;

describe('a URL with a broken or an unknown parameter', () => {
  it.each([
    ['/allcourses?page=abc', '/allcourses'],
    ['/allcourses?page=-1', '/allcourses'],
    ['/allcourses?courseType=x', '/allcourses'],
    ['/allcourses?utm_source=mail&fbclid=1', '/allcourses'],
    ['/instructorlist?page=0', '/instructorlist'],
    ['/freebies?catagory=Harp', '/freebies'],
    ['/freebies?page=1e9x', '/freebies'],
    ['/store?category=nothing', '/store'],
  ])('%s is the page %s', async (path, expected) => {
    const broken = await fetchRenderedPage(site, path, 'en');
    const page = await fetchRenderedPage(site, expected, 'en');
    expect(broken.status).toBe(200);
    expect(readHead(broken.html)).toEqual(readHead(page.html));
    const linksToItems = ({ html }: typeof page) =>
      readLinks(readMain(html)).filter((link) => /[0-9A-Z]{26}|gift-card-/.test(link));
    expect(linksToItems(page)).not.toEqual([]);
    expect(linksToItems(broken)).toEqual(linksToItems(page));
  });
});

describe.each(languages)('a path of nothing (%s)', (language) => {
  const t = createTranslator(language);

  it.each(['/nowhere', '/404', '/courses/x', '/%E0%A4%A', '/freebies/a/b'])(
    '%s answers 404 with the not-found page',
    async (path) => {
      const { status, html } = await requestPage(site, path, language);
      expect(status).toBe(404);
      expect(readMainText(html)).toContain(t('shell.not_found.title'));
      expect(readHead(html).robots).toBe('noindex');
    },
  );

  it.each([
    '/courseview?id=nothing',
    '/courseview',
    '/instructorview/nothing',
    '/freebies/nothing',
    '/products/giftCard/nothing',
  ])('%s answers 404 and says that it does not exist', async (path) => {
    const { status, html } = await fetchRenderedPage(site, path, language);
    expect(status).toBe(404);
    expect(readHead(html)).toMatchObject({ robots: 'noindex', canonical: undefined });
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(readMainText(html)).toMatch(/\S{3}/);
  });
});
