import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, waitUntilHydrated, withBrowserUser } from '../src/browser-user.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import { fetchRenderedPage } from '../src/page-html.ts';
import { connectToSite, type Site } from '../src/site.ts';

const course = findDemoCourse('guitar-first-chords');
const path = `/courseview?id=${course.id}`;
const scripts = '**/remotes/storefront/static/js/async/**';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const visit = (javaScript: boolean, actions: (user: BrowserUser) => Promise<void>): Promise<void> =>
  withBrowserUser(browser, site, { javaScript }, actions);

const expectCourse = ({ page }: BrowserUser): Promise<void> =>
  page.getByRole('heading', { level: 1, name: course.title('en') }).waitFor();

describe('a server-rendered course page', () => {
  beforeEach(async () => void (await fetchRenderedPage(site, path, 'en')));

  it.each([
    ['the API does not answer', '**/api/**', 'kit.kept.outdated'],
    ['its script does not load', scripts, 'kit.kept.no_script'],
  ] as const)('stays with a notice while %s, until the retry', (_case, requests, notice) =>
    visit(true, async (user) => {
      const { page, t } = user;
      await page.route(requests, (route) => route.abort());
      await page.goto(path);
      await page.getByText(t(notice)).waitFor();
      await expectCourse(user);
      await page.unroute(requests);
      await page.getByRole('button', { name: t('kit.retry') }).click();
      await page.getByText(t(notice)).waitFor({ state: 'detached' });
      await waitUntilHydrated(page);
      await expectCourse(user);
    }),
  );

  it('plays a free lesson and leads to the offers without a script', () =>
    visit(false, async (user) => {
      const { page, t } = user;
      await page.goto(path);
      await page.locator('a[href="#offers"]').first().waitFor();
      await page.getByRole('link', { name: t('kit.youtube.play') }).click();
      await page.waitForURL('**/api/v1/video/**');
    }));
});

it('a page that is opened without a network says so, and its retry works', () =>
  visit(true, async (user) => {
    const { page, t, context } = user;
    await user.goTo('/about');
    await context.setOffline(true);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('shell.footer.gift_cards') })
      .click();
    await page.getByText(t('kit.offline.title')).waitFor();
    await context.setOffline(false);
    await page
      .getByRole('button', { name: t('kit.retry') })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: t('storefront.store.heading') }).waitFor();
  }));
