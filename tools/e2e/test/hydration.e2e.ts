import type { Browser, CDPSession, Page } from 'playwright-core';
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
import { coursePath, serverRenderedPages } from '../src/server-rendered-pages.ts';
import { connectToSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const cases = serverRenderedPages.map((page) => [page.path, page] as const);
/** The font that draws the first heading. */
const readHeadingFont = async (session: CDPSession): Promise<string> => {
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName).join(', ');
};

const hasLoadedAnek = `[...document.fonts].some(({ status, family }) => family === 'Anek' && status === 'loaded')`;

/** The account pages send a logged-in user to the panel. */
const visitorsOnly = /^\/(?:login|signup|forgetpassword)/;

describe.each(['en', 'bn'] as const)('hydration (%s)', (language) => {
  let visitor: BrowserUser;
  let student: BrowserUser;
  beforeAll(async () => {
    visitor = await openBrowserUser(browser, site, { language });
    student = await openBrowserUser(browser, site, {
      language,
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

it('a page keeps its fallback font when the web font is late, and the next page uses the web font', () =>
  withBrowserUser(browser, site, {}, async ({ context, page, t }) => {
    const releaseFonts = await holdScripts(page, /\.woff2$/);
    await page.goto('/terms', { waitUntil: 'commit' });
    await waitUntilHydrated(page);
    const session = await context.newCDPSession(page);
    expect(await readHeadingFont(session)).not.toMatch(/Anek/);
    releaseFonts();
    // Not page.waitForFunction: it polls with eval(), which the site's Content Security Policy refuses.
    await eventually(
      'the web font has arrived',
      async () => (await page.evaluate<boolean>(hasLoadedAnek)) || undefined,
    );
    expect(await readHeadingFont(session)).not.toMatch(/Anek/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell.nav.courses') })
      .click();
    await eventually(
      'the heading uses the web font',
      async () => /Anek/.test(await readHeadingFont(session)) || undefined,
    );
  }));

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
    withBrowserUser(browser, site, {}, async ({ page, t }) => {
      const runScripts = await openWithoutScripts(page, path);
      const field = page.getByRole(role, { name: t(label) });
      await field.pressSequentially('Putul');
      await runScripts();
      expect(await field.inputValue()).toBe('Putul');
      await field.and(page.locator(':focus')).waitFor();
    }),
  );

  it('the scroll position stays', () =>
    withBrowserUser(browser, site, {}, async ({ page }) => {
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

  it('"Enrol" adds the tier to the cart after the hydration, and a lesson row leads to the lesson', () =>
    withBrowserUser(browser, site, {}, async ({ page, t }) => {
      const runScripts = await openWithoutScripts(page, coursePath);
      const rows = page.getByRole('complementary', { name: t('storefront.lesson.title') }).getByRole('link');
      expect(await rows.first().getAttribute('href')).toMatch(/^\/courseview\?id=\w+&lesson=\w+$/);
      const offers = page.getByRole('region', { name: t('storefront.offer.choose_title') });
      await offers
        .getByRole('button', { name: t('storefront.offer.enrol') })
        .first()
        .click();
      await page.waitForURL(/&enrol=\w+$/, { waitUntil: 'commit' });
      await runScripts();
      await page.waitForURL(/\/login\?redirect=cart$/);
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell.nav.cart_items', { count: 1 }) })
        .waitFor();
    }));

  it('a typed email and password are sent by the button after the hydration', async () => {
    const email = `early-${Date.now()}@sargam.test`;
    await createStudent(site, await logInToApi(site, 'admin@sargam.test'), email);
    await withBrowserUser(browser, site, {}, async ({ page, t }) => {
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
