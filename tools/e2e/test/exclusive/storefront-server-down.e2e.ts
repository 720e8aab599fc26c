import type { Browser } from 'playwright-core';
import { demoAccount } from '../../src/api/api-user.ts';
import { launchBrowser } from '../../src/browser.ts';
import { withBrowserUser } from '../../src/browser-user.ts';
import { findDemoCourse } from '../../src/demo-course.ts';
import { fetchRenderedPage, readHead, readMainText, requestPage } from '../../src/page-html.ts';
import { connectToSite, type Site } from '../../src/site.ts';

const serverName = 'storefront-server';
const knownPath = '/allcourses';
/** Each test uses another page that no cache contains. */
const newPath = (): string => `/search?q=esraj-${Date.now()}`;
const course = findDemoCourse('piano-baroque');

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const expectPagesWithoutRenderer = async (): Promise<void> => {
  const known = await requestPage(site, knownPath, 'en');
  expect(known.status).toBe(200);
  expect(readMainText(known.html)).toContain(course.title('en'));
  expect(readHead(known.html).robots).toBeUndefined();

  const unknown = await requestPage(site, newPath(), 'en');
  expect(unknown.status).toBe(200);
  expect(readHead(unknown.html).robots).toBe('noindex');
  expect(unknown.headers.get('cache-control')).toBe('no-store');
  expect(unknown.html).not.toContain('data-build=');

  await withBrowserUser(browser, site, { serviceWorkers: 'allow' }, async ({ page, goTo, t }) => {
    await goTo(newPath());
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await goTo('/nowhere');
    await page.getByRole('heading', { level: 1, name: t('shell.not_found.title') }).waitFor();
  });
};

const expectPanelAndAdmin = async (): Promise<void> => {
  await withBrowserUser(browser, site, { account: demoAccount('student') }, async ({ page, goTo, t }) => {
    await goTo('/studentpanel?tab=0');
    await page.getByRole('navigation', { name: t('panel.student.label') }).waitFor();
  });
  await withBrowserUser(browser, site, { account: demoAccount('admin') }, async ({ page, goTo }) => {
    await goTo('/adminorderlist');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
};

describe('the storefront’s server', () => {
  it('that does not answer leaves known pages as they were, and new pages to the browser, until it answers again', async () => {
    await fetchRenderedPage(site, knownPath, 'en');
    const { pid } = site.readPart(serverName);
    if (pid === null) throw new Error('The storefront’s server does not run.');
    process.kill(pid, 'SIGSTOP');
    try {
      await expectPagesWithoutRenderer();
      await expectPanelAndAdmin();
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await site.waitUntilReady();
    await fetchRenderedPage(site, newPath(), 'en');
  });

  it('that is down leaves known pages as they were, and new pages to the browser, until it runs again', async () => {
    await fetchRenderedPage(site, knownPath, 'en');
    const release = await site.keepDown(serverName);
    try {
      await expectPagesWithoutRenderer();
    } finally {
      release();
    }
    await site.waitUntilReady();
    await fetchRenderedPage(site, newPath(), 'en');
  });
});
