import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/browser.ts';
import { withBrowserUser } from '../src/browser-user.ts';
import { createIdleWait, navigateTo } from '../src/client-navigation.ts';
import { renderOffscreenContent, waitUntilNothingOverflows } from '../src/page-checks.ts';
import { publicPaths } from '../src/public-paths.ts';
import { applyLayout } from '../src/screens/combination.ts';
import { connectToSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Phones whose owner has set the default text size of the browser to 200%. */
const phones = [
  { width: 390, height: 844, text: 32 },
  { width: 320, height: 640, text: 32 },
] as const;

it.each(['en', 'bn'] as const)(
  'no public page is wider than a phone with a text of 200%% (%s)',
  (language) =>
    withBrowserUser(browser, site, { language, width: phones[0].width }, async ({ page, goTo }) => {
      const waitUntilIdle = createIdleWait(page);
      await goTo('/contact');
      await renderOffscreenContent(page);
      const problems: string[] = [];
      for (const path of publicPaths) {
        await navigateTo(page, path);
        await page.locator('h1').first().waitFor();
        await waitUntilIdle();
        for (const phone of phones) {
          await applyLayout(page, phone);
          await waitUntilNothingOverflows(page).catch(({ cause }: Error) =>
            problems.push(`${path} is wider than ${phone.width}: ${String(cause)}`),
          );
        }
      }
      expect(problems).toEqual([]);
    }),
  180_000,
);
