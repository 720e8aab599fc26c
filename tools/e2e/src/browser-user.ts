import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Account, logInBrowserContext } from './api/api-user.ts';
import type { Site } from './site.ts';
import { createTranslator, type Language, type Translate } from './texts.ts';

const screenshotFolder = join(import.meta.dirname, '../shots');

/** A user with a separate browser context, who reads the site in one language. */
export interface BrowserUser {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly language: Language;
  readonly t: Translate;
  /** Uncaught errors of the pages. */
  readonly pageErrors: readonly string[];
  /** Errors in the console: uncaught errors and every failed request, expected or not. */
  readonly consoleErrors: readonly string[];
  /** Opens a page and waits until it can be used. */
  goTo(path: string): Promise<void>;
  /** Saves a screenshot of the page under `shots/`, if the setting E2E_SHOTS is on. */
  takeScreenshot(name: string): Promise<void>;
  /** Saves a screenshot of the page under `shots/` in any case. */
  saveScreenshot(name: string): Promise<void>;
  close(): Promise<void>;
}

interface BrowserOptions {
  readonly language?: Language;
  /** The account that is logged in from the start; the form of the login page has tests of its own. */
  readonly account?: Account;
  readonly width?: number;
  readonly height?: number;
  /** Whether animations run; most tests turn them off, which is faster. */
  readonly motion?: boolean;
  /** Blocked by default: the service worker takes a sixth of the CPU time of a page load. */
  readonly serviceWorkers?: 'allow' | 'block';
  /** On by default. */
  readonly javaScript?: boolean;
}

/** The site stores this hint at each login: without it, a page does not use the cookie of the session. */
const sessionHintState = ({ address: origin }: Site) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'sargam.session', value: '1' }] }],
});

/** Server-rendered markup is visible before it handles input. */
export const waitUntilHydrated = (page: Page): Promise<void> =>
  page.locator('html[data-interactive]').waitFor({ state: 'attached' });

const collectErrors = (page: Page) => {
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    // The browser logs the document's own error status (404) with the page's URL; that is expected.
    if (message.type() !== 'error' || message.location().url === page.url()) return;
    consoleErrors.push(`${message.text()} (${message.location().url})`);
  });
  return { pageErrors, consoleErrors };
};

/** Opens a browser context in the language of the options, without a page of the site. */
export const openBrowserUser = async (
  browser: Browser,
  site: Site,
  options: BrowserOptions = {},
): Promise<BrowserUser> => {
  const {
    language = 'en',
    width = 1280,
    height = 860,
    motion = false,
    serviceWorkers = 'block',
    javaScript = true,
    account,
  } = options;
  const context = await browser.newContext({
    baseURL: site.address,
    locale: 'en-US',
    timezoneId: 'Asia/Dhaka',
    viewport: { width, height },
    reducedMotion: motion ? 'no-preference' : 'reduce',
    serviceWorkers,
    javaScriptEnabled: javaScript,
    ...(account && { storageState: sessionHintState(site) }),
  });
  context.setDefaultTimeout(30_000);
  await context.addCookies([{ name: 'i18next', value: language, url: site.address }]);
  if (account) await logInBrowserContext(context, site, account);
  const page = await context.newPage();
  const saveScreenshot = async (name: string) => {
    mkdirSync(screenshotFolder, { recursive: true });
    await page.screenshot({ path: join(screenshotFolder, `${name}.jpeg`), fullPage: true, quality: 80 });
  };
  return {
    page,
    context,
    language,
    t: createTranslator(language),
    ...collectErrors(page),
    goTo: async (path) => {
      await page.goto(path);
      if (javaScript) await waitUntilHydrated(page);
    },
    takeScreenshot: async (name) => {
      if (process.env['E2E_SHOTS']) await saveScreenshot(name);
    },
    saveScreenshot,
    close: () => context.close(),
  };
};

/** Runs `actions` as a new browser user, expects no uncaught page error, and closes the browser context. */
export const withBrowserUser = async <T>(
  browser: Browser,
  site: Site,
  options: BrowserOptions,
  actions: (user: BrowserUser) => Promise<T>,
): Promise<T> => {
  const user = await openBrowserUser(browser, site, options);
  try {
    const result = await actions(user);
    expect(user.pageErrors).toEqual([]);
    return result;
  } finally {
    await user.close();
  }
};
