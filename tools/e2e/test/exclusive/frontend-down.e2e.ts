import type { Browser } from 'playwright-core';
import { demoAccount } from '../../src/api/api-user.ts';
import { launchBrowser } from '../../src/browser.ts';
import { openBrowserUser } from '../../src/browser-user.ts';
import { eventually } from '../../src/eventually.ts';
import { connectToSite, type Site } from '../../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe('a front end that is down', () => {
  it('is replaced by a message with a retry; the rest works, and the retry loads it once it is up', async () => {
    const user = await openBrowserUser(browser, site, {
      serviceWorkers: 'allow',
      account: demoAccount('student'),
    });
    const { page, t } = user;

    const release = await site.keepDown('panel');
    try {
      await user.goTo('/studentpanel?tab=0');
      await page.getByText(t('kit.failed.title')).waitFor({ timeout: 30_000 });
      await user.takeScreenshot('remote-down');
      await page
        .getByRole('navigation')
        .getByRole('link', { name: t('shell.nav.courses') })
        .first()
        .click();
      await page.getByRole('heading', { name: t('storefront.courses.title'), level: 1 }).waitFor();
      await page.goBack();
      await page.getByText(t('kit.failed.title')).waitFor({ timeout: 30_000 });
    } finally {
      release();
    }
    await site.waitUntilReady();

    await eventually('the retry loads the panel', async () => {
      const retry = page.getByRole('button', { name: t('kit.retry') });
      if (await retry.isVisible()) await retry.click();
      await page.getByRole('navigation', { name: t('panel.student.label') }).waitFor({ timeout: 4000 });
      return true;
    });
    expect(user.pageErrors).toEqual([]);
    await user.close();
  }, 150_000);
});
