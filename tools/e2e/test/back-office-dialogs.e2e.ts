import type { Browser, Page } from 'playwright-core';
import { demoAccount } from '../src/api/api-user.ts';
import { launchBrowser } from '../src/browser.ts';
import { withBrowserUser } from '../src/browser-user.ts';
import { connectToSite, type Site } from '../src/site.ts';

const account = demoAccount('admin');

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Enough to pass every control of the dialog and to begin again. */
const tabs = 14;

const isFocusInDialog = async (page: Page): Promise<boolean> =>
  (await page.locator('dialog[open]:focus-within').count()) > 0;

/** Between the last and the first control of a dialog the focus is in the browser's own bar, so the page has none. */
const isFocusBehindDialog = async (page: Page): Promise<boolean> =>
  (await page.locator('body :focus').count()) > 0 && !(await isFocusInDialog(page));

it.each([
  ['/admincuponlist', 'admin.delete'],
  ['/adminstorecategories', 'admin.category.add'],
  ['/adminstoreproduct', 'admin.edit'],
  ['/manageNotification', 'admin.delete'],
  ['/admincertificatelist', 'admin.certificate.revoke'],
  ['/adminreviews', 'admin.course_review.hide'],
  ['/adminuserlist', 'admin.user.suspend'],
])('the dialog of a button on %s takes the focus, keeps it, and gives it back', async (path, key) => {
  await withBrowserUser(browser, site, { account }, async ({ page, t, goTo }) => {
    await goTo(path);
    const button = page
      .getByRole('main')
      .getByRole('button', { name: t(key) })
      .first();
    const dialog = page.locator('dialog[open]');
    const close = {
      escape: () => page.keyboard.press('Escape'),
      cancel: () => dialog.getByRole('button', { name: t('kit.cancel'), exact: true }).press('Enter'),
    };
    for (const [way, closeDialog] of Object.entries(close)) {
      await button.press('Enter');
      await dialog.waitFor();
      expect([way, await isFocusInDialog(page)]).toEqual([way, true]);
      for (let tab = 0; tab < tabs; tab += 1) {
        await page.keyboard.press('Tab');
        expect([way, await isFocusBehindDialog(page)]).toEqual([way, false]);
      }
      await closeDialog();
      await dialog.waitFor({ state: 'detached' });
      expect([way, await button.and(page.locator(':focus')).count()]).toEqual([way, 1]);
    }
  });
});
