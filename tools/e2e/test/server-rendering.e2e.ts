import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { cssClass } from '../src/css-class.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import {
  fetchPageWithContent,
  fetchRenderedPage,
  readHead,
  readJsonLd,
  readLinks,
  readPageState,
  requestPage,
} from '../src/page-html.ts';
import { coursePath, serverRenderedPages } from '../src/server-rendered-pages.ts';
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
const cases = serverRenderedPages.map((page) => [page.path, page] as const);

describe.each(languages)('a page as a crawler reads it (%s)', (language) => {
  it.each(cases)(
    'has its content, title, description, canonical URL and JSON-LD (%s)',
    async (path, page) => {
      const { status, headers, html } = await fetchPageWithContent(site, page, language);
      expect(status).toBe(200);
      expect(headers.get('set-cookie')).toBeNull();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).not.toMatch(/[?&](?:amp;)?s=/);

      const { title, description, canonical, robots } = readHead(html);
      const brand = createTranslator(language)('kit.brand');
      expect(title).toMatch(path === '/' ? new RegExp(brand) : new RegExp(`.+ · ${brand}$`));
      expect(readJsonLd(html).map((object) => object['@type'])).toEqual(page.jsonLd);
      if (page.jsonLd.length === 0) {
        expect({ robots, canonical }).toEqual({ robots: 'noindex' });
      } else {
        expect({ robots, canonical }).toEqual({ canonical: site.address + path });
        expect(description).toMatch(/\S{2}/);
      }
    },
  );
});

describe.each(languages)('a page without JavaScript (%s)', (language) => {
  let user: BrowserUser;
  beforeAll(async () => {
    user = await openBrowserUser(browser, site, { language, javaScript: false });
  });
  afterAll(() => user?.close());

  it.each(cases)('shows its content and says that its forms need JavaScript (%s)', async (path, page) => {
    await fetchPageWithContent(site, page, language);
    await user.goTo(path);
    const main = user.page.getByRole('main');
    await main.getByText(page.content(language, user.t)).first().waitFor();
    // Playwright does not show the content of noscript. It is an element only if JavaScript is off, otherwise a text.
    expect(await user.page.locator('noscript p').textContent()).toBe(user.t('shell.noscript'));
    expect(await user.page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await main.locator(cssClass('kit-skeleton-block')).count()).toBe(0);
    // A form without an address must not put its fields into the URL.
    expect(await user.page.locator('form:not([method="dialog"]):not([action])').count()).toBe(0);
    expect(user.consoleErrors).toEqual([]);
  });

  it('shows all slides of the home page, leads with links to a course, and through the pages of a list', async () => {
    const { page, t } = user;
    const h1 = (name: string) => page.getByRole('heading', { level: 1, name });
    await user.goTo('/');
    for (const slide of ['hum', 'slow', 'days'])
      expect(await page.getByText(t(`storefront.hero.${slide}.lead`)).isVisible()).toBe(true);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('shell.nav.courses'), exact: true })
      .first()
      .click();
    await h1(t('storefront.courses.title')).waitFor();
    await page.getByRole('link', { name: t('kit.pages.next') }).click();
    await page.waitForURL('**/allcourses?page=2');
    const course = findDemoCourse('guitar-first-chords');
    await page
      .getByRole('main')
      .getByRole('link', { name: course.title(language) })
      .first()
      .click();
    await h1(course.title(language)).waitFor();
  });

  it('searches with the forms of the header and of the course list, and switches the language', async () => {
    const { page, t } = user;
    await user.goTo('/about');
    await page.getByRole('combobox', { name: t('shell.search.label') }).fill('gitar');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=gitar');
    await page.getByRole('main').getByText(findDemoCourse('guitar-first-chords').title(language)).waitFor();

    await user.goTo('/allcourses');
    await page.getByRole('searchbox', { name: t('storefront.courses.search') }).fill('piano');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/allcourses?q=piano');

    const other = language === 'en' ? 'bn' : 'en';
    await page
      .getByRole('button', { name: other === 'bn' ? 'বাংলা' : 'English' })
      .first()
      .click();
    await page.waitForURL(({ search }) => search === `?q=piano&lng=${other}`);
    expect(await page.locator('html').getAttribute('lang')).toBe(other);
  });
});

it('on a phone without JavaScript, the search has its filters, and the folded ones open', () =>
  withBrowserUser(browser, site, { width: 360, javaScript: false }, async ({ page, goTo, t }) => {
    await goTo('/search');
    const filters = page.getByRole('complementary', { name: t('storefront.search.filters') });
    const links = filters.getByRole('list', { name: t('storefront.courses.instructor') }).getByRole('link');
    expect(await links.count()).toBe(6);
    await filters.locator('summary').click();
    await links.last().click();
    await page.waitForURL(/\/search\?instructor=\w+$/);
  }));

/** The status of a link. The link that plays a lesson redirects to the video, whose signed URL is not in the page. */
const requestLink = async (link: string): Promise<number> => {
  const { status, headers } = await requestPage(site, link, 'en');
  if (status !== 303 || !/^\/api\/v1\/course\/\w+\/watch\/\w+$/.test(link)) return status;
  const video = await fetch(new URL(headers.get('location') ?? '', site.address));
  await video.body?.cancel();
  expect(video.headers.get('content-type')).toMatch(/^video\//);
  return video.status;
};

it('every link of every page leads to a page, and the one that plays a lesson to its video', async () => {
  const pages = await Promise.all(serverRenderedPages.map((page) => fetchPageWithContent(site, page, 'en')));
  const links = [...new Set(pages.flatMap(({ html }) => readLinks(html)))];
  expect(links.length).toBeGreaterThan(30);
  const broken: string[] = [];
  for (const link of links) {
    const status = await requestLink(link);
    if (status !== 200) broken.push(`${link} ${status}`);
  }
  expect(broken).toEqual([]);
});

it('a course page contains no signed video URL, although the API gives one to visitors', async () => {
  const response = await fetch(`${site.address}/api/v1/course/${findDemoCourse('guitar-first-chords').id}/`);
  expect(await response.text()).toMatch(/[?&]s=/);
  const { html } = await fetchRenderedPage(site, coursePath, 'en');
  expect(readPageState(html).some(({ isPersonal }) => isPersonal)).toBe(true);
  expect(html).not.toMatch(/[?&](?:amp;|\\u0026)?s=/);
});
