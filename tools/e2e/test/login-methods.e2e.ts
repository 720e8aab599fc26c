import type { Browser } from 'playwright-core';
import { logInToApi } from '../src/api/api-user.ts';
import { fetchMails } from '../src/api/inbox.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { eventually } from '../src/eventually.ts';
import { waitUntilNothingOverflows } from '../src/page-checks.ts';
import { consentAs, openConsentPage } from '../src/pages/social-login.ts';
import { connectToSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const password = 'sur-o-tal-22';
const cardOf = ({ page, t }: BrowserUser) => page.getByRole('region', { name: t('panel.logins.title') });
const removeButton = (user: BrowserUser, name: string) =>
  cardOf(user).getByRole('button', { name: user.t('panel.logins.remove_label', { name }) });

const setFirstPassword = async ({ page, t }: BrowserUser): Promise<void> => {
  await page.getByLabel(t('panel.password.another'), { exact: true }).fill(password);
  await page.getByLabel(t('kit.person.confirmPassword'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('panel.password.save') }).click();
};

const removeByKeyboard = async (user: BrowserUser, name: string): Promise<void> => {
  await removeButton(user, name).focus();
  await user.page.keyboard.press('Enter');
  await user.page.getByRole('dialog').waitFor();
  await user.takeScreenshot(`login-methods-dialog-${user.language}`);
  await user.page.keyboard.type(password);
  await user.page.keyboard.press('Enter');
};

describe.each([
  ['en', 1280],
  ['bn', 360],
] as const)('%s at %i px', (language, width) => {
  const email = `login-methods-${language}-${Date.now()}@example.com`;

  it('an account made with Google sets a password, then removes Google by keyboard, is mailed, and keeps the last way to log in', async () => {
    await withBrowserUser(browser, site, { language, width }, async (user) => {
      await openConsentPage(user, 'google');
      await consentAs(user, site, { name: 'Sumaiya Islam', email });
      await user.goTo('/studentpanel?tab=4');
      await cardOf(user).getByText(user.t('panel.logins.last')).waitFor();
      expect(await removeButton(user, 'Google').count()).toBe(0);

      await setFirstPassword(user);
      await removeButton(user, 'Google').waitFor();
      await waitUntilNothingOverflows(user.page);
      await user.takeScreenshot(`login-methods-${language}`);

      await removeByKeyboard(user, 'Google');
      await user.page.getByText(user.t('panel.logins.removed')).waitFor();
      await cardOf(user).getByText(user.t('panel.logins.none_linked')).waitFor();
      expect(await removeButton(user, user.t('panel.password.title')).count()).toBe(0);
    });
    await expect(logInToApi(site, email, password)).resolves.toBeDefined();
    const subject = language === 'bn' ? 'Google দিয়ে লগইন সরানো হয়েছে' : 'Login with Google was removed';
    await eventually('the owner gets a mail about the removal', async () =>
      (await fetchMails(site, email)).find((mail) => mail.subject === subject),
    );
  });
});
