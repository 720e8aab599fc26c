import type { Browser } from 'playwright-core';
import { logInToApi } from '../src/api/api-user.ts';
import { createAccount, password as givenPassword } from '../src/api/create-student.ts';
import { waitForVerificationLink } from '../src/api/inbox.ts';
import { launchBrowser } from '../src/browser.ts';
import { withBrowserUser } from '../src/browser-user.ts';
import { waitUntilNothingOverflows } from '../src/page-checks.ts';
import { choosePassword, fillLoginForm, logIn, pressLogin } from '../src/pages/account.ts';
import { connectToSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const ownPassword = 'jor-alap-jhala-9';

describe.each([
  ['en', 1280],
  ['bn', 360],
] as const)('%s at %i px', (language, width) => {
  const options = { language, width };
  const createEditor = async (name: string): Promise<string> => {
    const email = `${name}-${language}-${Date.now()}@sargam.test`;
    await createAccount(await logInToApi(site, 'admin@sargam.test'), 'content', email, 'Nusrat Alam');
    return email;
  };

  it('the mailed link of a new content editor leads to the choice of a password, which logs in', async () => {
    const email = await createEditor('set-up-mail');
    const link = await waitForVerificationLink(site, email);
    await withBrowserUser(browser, site, options, async (user) => {
      const { page, t } = user;
      await page.goto(link);
      await page.getByText(t('storefront.verify.set_up_text')).waitFor();
      await waitUntilNothingOverflows(page);
      await user.takeScreenshot(`staff-set-up-mail-${language}`);
      await page.getByRole('link', { name: t('storefront.verify.choose_password') }).press('Enter');
      await choosePassword(user, ownPassword);
      await logIn(user, email, ownPassword);
      await user.goTo('/account');
      await page.getByRole('heading', { name: t('panel.second_factor.title') }).waitFor();
    });
    await expect(logInToApi(site, email, givenPassword)).rejects.toThrow('login-failed');
  });

  it('the password of the form opens the choice of another one, once', async () => {
    const email = await createEditor('set-up-login');
    await withBrowserUser(browser, site, options, async (user) => {
      const { page, t } = user;
      await user.goTo('/login');
      await fillLoginForm(user, email, givenPassword);
      await pressLogin(user);
      await page.getByText(t('storefront.reset.set_up')).waitFor();
      await waitUntilNothingOverflows(page);
      await user.takeScreenshot(`staff-set-up-login-${language}`);
      await expect(logInToApi(site, email, givenPassword)).rejects.toThrow('login-failed');
      await choosePassword(user, ownPassword);
      await logIn(user, email, ownPassword);
    });
  });
});
