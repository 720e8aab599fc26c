import type { Browser, Page } from 'playwright-core';
import { demoAccount } from '../src/api/api-user.ts';
import { launchBrowser } from '../src/browser.ts';
import { waitUntilHydrated, withBrowserUser } from '../src/browser-user.ts';
import { eventually } from '../src/eventually.ts';
import { holdScripts, observeHydration } from '../src/hydration.ts';
import { findMissingTexts } from '../src/page-checks.ts';
import { fetchRenderedPage } from '../src/page-html.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { createTranslator } from '../src/texts.ts';

const textFile = /\/remotes\/(\w+)\/static\/texts\/(en|bn)\.\w+\.json$/;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** The texts of remotes that the page requests from now on, such as `panel bn`. */
const recordTextFiles = (page: Page): readonly string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, remote, language] = textFile.exec(new URL(request.url()).pathname) ?? [];
    if (remote) requested.push(`${remote} ${language}`);
  });
  return requested;
};

/** Waits until the script of the remote has run. */
const waitForRemoteEntry = (page: Page, remote: string): Promise<boolean> =>
  eventually(
    `${remote} is loaded`,
    async () => (await page.evaluate<boolean>(`'${remote}' in window`)) || undefined,
  );

const student = { account: demoAccount('student') };

it('a public page preloads the texts of its remote, which are no others', async () => {
  const { html } = await fetchRenderedPage(site, '/about', 'bn');
  const [, preloaded = ''] =
    /<link rel="preload" as="fetch" crossorigin href="(\/remotes\/.*?)">/.exec(html) ?? [];
  const texts = await fetch(site.address + preloaded);
  expect(texts.headers.get('cache-control')).toContain('immutable');
  expect(Object.keys((await texts.json()) as object)).toEqual(['storefront']);
  const shellTexts = await fetch(`${site.address}/assets/locales/bn/translation.json`);
  expect(Object.keys((await shellTexts.json()) as object)).toEqual(['kit', 'shell']);
  await withBrowserUser(browser, site, { language: 'bn' }, async ({ page, goTo }) => {
    const requested = recordTextFiles(page);
    await goTo('/about');
    expect(requested).toEqual(['storefront bn']);
  });
});

it.each(['/about', '/allcourses', '/contact', '/login', '/signup'])(
  '%s preloads each file of the remote that it requests',
  async (path) => {
    const { html } = await fetchRenderedPage(site, path, 'en');
    await withBrowserUser(browser, site, {}, async ({ page, goTo }) => {
      const requested = new Set<string>();
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/remotes/')) requested.add(pathname);
      });
      await goTo(path);
      await page.waitForLoadState('networkidle');
      expect(requested.size).toBeGreaterThan(2);
      expect([...requested].filter((file) => !html.includes(`href="${file}"`))).toEqual([]);
    });
  },
);

it('a changed text of a remote is on the page without another build of the shell', () =>
  withBrowserUser(browser, site, student, async ({ page, goTo }) => {
    await page.route(/\/remotes\/panel\/static\/texts\//, async (route) => {
      const response = await route.fetch();
      const texts: { panel: { student: { label: string } } } = await response.json();
      texts.panel.student.label = 'The label of the next build';
      await route.fulfill({ response, json: texts });
    });
    await goTo('/studentpanel?tab=0');
    await page.getByRole('navigation', { name: 'The label of the next build' }).waitFor();
  }));

it('a change of the language loads the texts of the remotes on the page, and a later remote brings its own', () =>
  withBrowserUser(browser, site, student, async ({ page, goTo }) => {
    const requested = recordTextFiles(page);
    const bengali = createTranslator('bn');
    await goTo('/studentpanel?tab=0');
    await page.getByRole('button', { name: 'বাংলা' }).first().click();
    await page.getByRole('navigation', { name: bengali('panel.student.label') }).waitFor();
    expect(requested).toEqual(['panel en', 'panel bn']);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: bengali('shell.nav.courses') })
      .first()
      .click();
    await page.getByRole('heading', { name: bengali('storefront.courses.title'), level: 1 }).waitFor();
    expect(requested).toEqual(['panel en', 'panel bn', 'storefront bn']);
    expect(await findMissingTexts(page)).toEqual([]);
  }));

describe('while the texts of the remote have not arrived', () => {
  it('a public page keeps its markup, and is hydrated without a change', () =>
    withBrowserUser(browser, site, {}, async (user) => {
      await fetchRenderedPage(site, '/about', 'en');
      const page = await user.context.newPage();
      const releaseTexts = await holdScripts(page, textFile);
      await page.goto('/about', { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      await waitForRemoteEntry(page, 'storefront');
      expect(await findMissingTexts(page)).toEqual([]);
      expect(await page.locator('[data-remote][data-build]').count()).toBe(1);
      releaseTexts();
      await waitUntilHydrated(page);
      expect(await observeHydration(user, '/about')).toMatchObject({ replaced: [], problems: [] });
    }));

  it('a panel shows that it is loading, and no keys', () =>
    withBrowserUser(browser, site, student, async ({ page, t }) => {
      const releaseTexts = await holdScripts(page, textFile);
      await page.goto('/studentpanel?tab=0', { waitUntil: 'commit' });
      await waitForRemoteEntry(page, 'panel');
      await page.getByRole('contentinfo').waitFor();
      expect(await findMissingTexts(page)).toEqual([]);
      releaseTexts();
      await page.getByRole('navigation', { name: t('panel.student.label') }).waitFor();
    }));
});

describe('an open page of a build that another one has replaced', () => {
  it('changes the language with the texts of the present build', () =>
    withBrowserUser(browser, site, {}, async ({ page, goTo }) => {
      const bengali = createTranslator('bn');
      await goTo('/about');
      await page.route(textFile, (route) => route.fulfill({ status: 404 }));
      await page.getByRole('button', { name: 'বাংলা' }).first().click();
      await page.getByRole('heading', { name: bengali('storefront.about.title'), level: 1 }).waitFor();
      expect(await findMissingTexts(page)).toEqual([]);
    }));

  it('opens another page with a new document if its script is gone', () =>
    withBrowserUser(browser, site, {}, async ({ page, goTo, t }) => {
      await goTo('/about');
      const scripts = /\/remotes\/storefront\/static\/js\//;
      await page.route(scripts, (route) => route.fulfill({ status: 404 }));
      await page.evaluate('window.isOldDocument = true');
      page.once('request', function restore(request) {
        if (request.isNavigationRequest()) void page.unroute(scripts);
        else page.once('request', restore);
      });
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('shell.nav.contact') })
        .click();
      await page.getByRole('heading', { name: t('storefront.reach.title'), level: 1 }).waitFor();
      await waitUntilHydrated(page);
      expect(await page.evaluate("'isOldDocument' in window")).toBe(false);
    }));
});
