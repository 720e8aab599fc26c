import type { Browser, Page } from 'playwright-core';
import { demoAccount, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { launchBrowser } from '../src/browser.ts';
import {
  type BrowserUser,
  openBrowserUser,
  waitUntilHydrated,
  withBrowserUser,
} from '../src/browser-user.ts';
import { eventually } from '../src/eventually.ts';
import { expectCleanHydration, holdScripts, observeHydration } from '../src/hydration.ts';
import { fetchPageWithContent, fetchRenderedPage } from '../src/page-html.ts';
import { serverRenderedPages } from '../src/server-rendered-pages.ts';
import { connectToSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const cases = serverRenderedPages.map((page) => [page.path, page] as const);
/** The account pages send a logged-in user to the panel. */
const visitorsOnly = /^\/(?:login|signup|forgetpassword)/;

describe.each(['en', 'bn'] as const)('hydration (%s)', (language) => {
  let visitor: BrowserUser;
  let student: BrowserUser;
  beforeAll(async () => {
    visitor = await openBrowserUser(browser, site, { language, serviceWorkers: 'block' });
    student = await openBrowserUser(browser, site, {
      language,
      serviceWorkers: 'block',
      account: demoAccount('student'),
    });
  });
  afterAll(async () => {
    await visitor?.close();
    await student?.close();
  });

  it.each(cases)(
    'keeps the elements of the server, without a message, a layout shift or a repeated request (%s)',
    async (path, page) => {
      await fetchPageWithContent(site, page, language);
      await expectCleanHydration(visitor, path);
    },
  );

  it('hydrates a page whose URL has parameters that the server does not use', async () => {
    const path = '/allcourses?utm_source=mail';
    await fetchRenderedPage(site, path, language);
    await expectCleanHydration(visitor, path);
  });

  // Every second page in each language: what is personal does not depend on it.
  const ofStudents = cases.filter(([path]) => !visitorsOnly.test(path));
  it.each(ofStudents.filter((_, index) => index % 2 === (language === 'en' ? 0 : 1)))(
    'fills in what is personal for a logged-in student, without a message or a layout shift (%s)',
    async (path, page) => {
      await fetchPageWithContent(site, page, language);
      // A login invalidates the cached queries, and buttons differ: their elements and requests are not compared.
      const { problems, shifts, isHydrated } = await observeHydration(student, path);
      expect({ problems, shifts, isHydrated }).toEqual({ problems: [], shifts: [], isHydrated: true });
    },
  );
});

/** Opens a page without its scripts; the returned function runs them and resolves after the hydration. */
const openWithoutScripts = async (page: Page, path: string): Promise<() => Promise<void>> => {
  await fetchRenderedPage(site, path, 'en');
  const releaseScripts = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return async () => {
    releaseScripts();
    await page.waitForLoadState();
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
  };
};

describe('before the scripts run', () => {
  it.each([
    ['/about', 'combobox', 'shell.search.label'],
    ['/allcourses', 'searchbox', 'storefront.courses.search'],
    ['/contact', 'textbox', 'storefront.contact.name'],
    ['/login', 'textbox', 'kit.person.email'],
  ] as const)('a text that is typed on %s into a %s stays, with the focus', (path, role, label) =>
    withBrowserUser(browser, site, { serviceWorkers: 'block' }, async ({ page, t }) => {
      const runScripts = await openWithoutScripts(page, path);
      const field = page.getByRole(role, { name: t(label) });
      await field.pressSequentially('Putul');
      await runScripts();
      expect(await field.inputValue()).toBe('Putul');
      await field.and(page.locator(':focus')).waitFor();
    }),
  );

  it('the scroll position stays', () =>
    withBrowserUser(browser, site, { serviceWorkers: 'block' }, async ({ page }) => {
      const runScripts = await openWithoutScripts(page, '/');
      await page.mouse.move(400, 400);
      await page.mouse.wheel(0, 900);
      const readScroll = () => page.evaluate<number>('window.scrollY');
      const scrolled = await eventually(
        'the page is scrolled',
        async () => (await readScroll()) || undefined,
      );
      await runScripts();
      expect(await readScroll()).toBeGreaterThanOrEqual(scrolled);
    }));

  it('a typed email and password are sent by the button after the hydration', async () => {
    const email = `early-${Date.now()}@sargam.test`;
    await createStudent(site, await logInToApi(site, 'admin@sargam.test'), email);
    await withBrowserUser(browser, site, { serviceWorkers: 'block' }, async ({ page, t }) => {
      const runScripts = await openWithoutScripts(page, '/login');
      const main = page.getByRole('main');
      await main.getByLabel(t('kit.person.email'), { exact: true }).fill(email);
      await main.getByLabel(t('kit.person.password'), { exact: true }).fill(password);
      await runScripts();
      await main.getByRole('button', { name: t('storefront.login.button'), exact: true }).click();
      await page.waitForURL(({ pathname }) => pathname !== '/login');
    });
  });
});
