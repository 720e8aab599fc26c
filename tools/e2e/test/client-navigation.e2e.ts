import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import { eventually } from '../src/eventually.ts';
import {
  findAccessibilityViolations,
  findMissingTexts,
  renderOffscreenContent,
  resizeViewport,
  viewports,
  waitUntilLoaded,
  waitUntilNothingOverflows,
} from '../src/page-checks.ts';
import { logIn } from '../src/pages/account.ts';
import { publicPaths } from '../src/public-paths.ts';
import { connectToSite, type Site } from '../src/site.ts';

const ownPaths = {
  instructor: ['/instructorpanel?tab=0', '/instructorpanel?tab=1', '/instructorpanel?tab=2', '/account'],
  content: ['/account'],
  admin: ['/account', '/adminorderlist', '/adminpaidorderlist'],
} as const;

const roles = ['instructor', 'content', 'admin'] as const;
const cases = (['en', 'bn'] as const).flatMap((language) => roles.map((role) => [role, language] as const));

/** Logged-in users are redirected from these pages. */
const visitorOnlyPaths: readonly string[] = ['/login', '/signup'];

/** Navigates as a link of the site does: without a new document. */
const navigateTo = async ({ page }: BrowserUser, path: string): Promise<void> => {
  const to = visitorOnlyPaths.includes(path) ? '/' : path;
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  await eventually(
    `${path} leads to ${to}`,
    () => new URL(page.url()).pathname === to.replace(/\?.*/, '') || undefined,
  );
};

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

it.each(cases)('%s opens every page without a reload (%s), at every width', async (role, language) => {
  const user = await openBrowserUser(browser, site, { language, ...viewports[2] });
  await logIn(user, `${role}@sargam.test`);
  await renderOffscreenContent(user.page);
  const problems: string[] = [];
  for (const path of [...publicPaths, ...ownPaths[role]]) {
    await navigateTo(user, path);
    await user.page.locator('h1').first().waitFor();
    await waitUntilLoaded(user.page);
    for (const viewport of viewports) {
      await resizeViewport(user, viewport);
      await waitUntilNothingOverflows(user.page).catch(() =>
        problems.push(`${path} is wider than ${viewport.width}`),
      );
      const violations = await findAccessibilityViolations(user.page);
      problems.push(...violations.map((violation) => `${path}, ${viewport.width}: ${violation}`));
    }
    for (const text of await findMissingTexts(user.page)) problems.push(`${path} has no text for ${text}`);
    const titles = await user.page.locator('h1').count();
    if (titles !== 1) problems.push(`${path} has ${titles} main headings`);
  }
  expect(problems).toEqual([]);
  expect([...user.pageErrors, ...user.consoleErrors]).toEqual([]);
  await user.close();
});
