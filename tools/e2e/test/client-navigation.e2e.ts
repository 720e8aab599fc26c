import type { Browser } from 'playwright-core';
import { createAccessibilityCheck } from '../src/accessibility.ts';
import { demoAccount } from '../src/api/api-user.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import { createIdleWait, navigateTo } from '../src/client-navigation.ts';
import { eventually } from '../src/eventually.ts';
import {
  findMissingTexts,
  forEachViewport,
  renderOffscreenContent,
  viewports,
  waitUntilNothingOverflows,
} from '../src/page-checks.ts';
import { publicPaths } from '../src/public-paths.ts';
import { connectToSite, type Site } from '../src/site.ts';

const ownPaths = {
  instructor: [...[0, 1, 2, 3, 4].map((tab) => `/instructorpanel?tab=${tab}`), '/account'],
  content: ['/account'],
  admin: ['/account', '/adminorderlist', '/adminpaidorderlist'],
} as const;

/**
 * The languages in turn: the suites of all pages and of hydration open each page in both. The last column is the turn in which a role opens
 * the public pages: of a role, only its header differs, which is on every page.
 */
const cases = [
  ['instructor', 'en', 0],
  ['content', 'bn', 1],
  ['admin', 'en', 2],
] as const;

/** Logged-in users are redirected from these pages. */
const visitorOnlyPaths: readonly string[] = ['/login', '/signup'];

/** Navigates in the open document, and waits for the redirect of a logged-in user. */
const followLink = async ({ page }: BrowserUser, path: string): Promise<void> => {
  const target = visitorOnlyPaths.includes(path) ? '/' : path;
  await navigateTo(page, path);
  await eventually(
    `${path} leads to ${target}`,
    () => new URL(page.url()).pathname === target.replace(/\?.*/, '') || undefined,
  );
};

/**
 * Every page is checked at this width, where overflow occurs first. The other widths are checked on one public page, for the header of
 * the role; `every-screen.e2e.ts` opens the role's own pages in the other widths.
 */
const phone = viewports[0];

let site: Site;
let browser: Browser;
const findViolations = createAccessibilityCheck();

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it.each(cases)(
  '%s opens pages without a reload, each page by one of the roles (%s)',
  async (role, language, turn) => {
    const user = await openBrowserUser(browser, site, {
      language,
      account: demoAccount(role),
      ...phone,
    });
    const { page } = user;
    const waitUntilIdle = createIdleWait(page);
    await user.goTo('/contact');
    await waitUntilIdle();
    await renderOffscreenContent(page);
    const problems: string[] = [];
    const checkLayout = async (path: string, width: number) => {
      await waitUntilNothingOverflows(page).catch(() => problems.push(`${path} is wider than ${width}`));
      for (const violation of await findViolations(page)) problems.push(`${path}, ${width}: ${violation}`);
    };
    const open = async (path: string) => {
      await followLink(user, path);
      await page.locator('h1').first().waitFor();
      await waitUntilIdle();
    };
    const paths = publicPaths.filter((_, index) => index % cases.length === turn);
    for (const path of [...paths, ...ownPaths[role]]) {
      await open(path);
      await checkLayout(path, phone.width);
      for (const text of await findMissingTexts(page)) problems.push(`${path} has no text for ${text}`);
      const titles = await page.locator('h1').count();
      if (titles !== 1) problems.push(`${path} has ${titles} main headings`);
    }
    for (const path of [publicPaths[0], ...ownPaths[role]]) {
      await open(path);
      await forEachViewport(page, (width) => checkLayout(path, width));
    }
    expect(problems).toEqual([]);
    expect([...user.pageErrors, ...user.consoleErrors]).toEqual([]);
    await user.close();
  },
);
