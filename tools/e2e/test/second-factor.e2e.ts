import { Secret, TOTP } from 'otpauth';
import type { Browser } from 'playwright-core';
import { logInToApi } from '../src/api/api-user.ts';
import { createStaff, password } from '../src/api/create-student.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { waitUntilNothingOverflows } from '../src/page-checks.ts';
import { fillLoginForm, logIn, pressLogin } from '../src/pages/account.ts';
import { connectToSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const periodMs = 30_000;

/** The code of the authenticator. A code works once, so a further login takes the one of the next 30 seconds. */
const codeOf = (secret: string, { next = false } = {}): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + (next ? periodMs : 0) });

const typeCode = async ({ page, t }: BrowserUser, code: string): Promise<void> => {
  await page.getByLabel(t('kit.second_factor.code'), { exact: true }).fill(code);
  await page.keyboard.press('Enter');
};

/** Sets up the authenticator on the account page by keyboard, and returns its secret and the recovery codes. */
const setUp = async (user: BrowserUser): Promise<{ secret: string; recoveryCodes: readonly string[] }> => {
  const { page, t } = user;
  await user.goTo('/account');
  await page.getByRole('button', { name: t('kit.second_factor.set_up') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: t('kit.second_factor.qr') }).waitFor();
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
  await waitUntilNothingOverflows(page);
  await user.takeScreenshot(`second-factor-qr-${user.language}`);
  await typeCode(user, codeOf(secret));
  const heading = page.getByRole('heading', { name: t('kit.second_factor.codes_title') });
  await heading.and(page.locator(':focus')).waitFor();
  await waitUntilNothingOverflows(page);
  await user.takeScreenshot(`second-factor-codes-${user.language}`);
  const recoveryCodes = await heading.locator('xpath=..').getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: t('kit.second_factor.codes_done') }).press('Enter');
  await page.getByRole('button', { name: t('panel.second_factor.renew') }).waitFor();
  return { secret, recoveryCodes };
};

/** Sends the login form, which asks for a code then. */
const startLogin = async (user: BrowserUser, email: string): Promise<void> => {
  await user.goTo('/login');
  await fillLoginForm(user, email, password);
  await pressLogin(user);
  await user.page.getByText(user.t('storefront.second_factor.text')).waitFor();
};

const finishLogin = async (user: BrowserUser, code: string): Promise<void> => {
  await typeCode(user, code);
  await user.page.waitForURL(({ pathname }) => pathname !== '/login');
};

describe.each([
  ['en', 1280],
  ['bn', 360],
] as const)('%s at %i px', (language, width) => {
  const email = `second-factor-${language}-${Date.now()}@sargam.test`;
  const options = { language, width };

  it('a content editor sets up a second factor; logins need a code then, and each code works once', async () => {
    const admin = await logInToApi(site, 'admin@sargam.test');
    await createStaff(site, admin, email, 'Nusrat Alam');
    const { secret, recoveryCodes } = await withBrowserUser(browser, site, options, async (user) => {
      await logIn(user, email, password);
      return setUp(user);
    });
    await expect(logInToApi(site, email, password)).rejects.toThrow('second-factor-required');

    await withBrowserUser(browser, site, options, async (user) => {
      await startLogin(user, email);
      await user.takeScreenshot(`second-factor-login-${language}`);
      await typeCode(user, '12345');
      await user.page.getByText(user.t('kit.second_factor.wrong')).waitFor();
      await waitUntilNothingOverflows(user.page);
      await finishLogin(user, codeOf(secret, { next: true }));
    });

    const recoveryCode = recoveryCodes[0] ?? '';
    await withBrowserUser(browser, site, options, async (user) => {
      await startLogin(user, email);
      await finishLogin(user, recoveryCode);
      await user.goTo('/account');
      await user.page
        .getByText(user.t('panel.second_factor.codes_left', { count: recoveryCodes.length - 1 }))
        .waitFor();
    });

    await withBrowserUser(browser, site, options, async (user) => {
      await startLogin(user, email);
      await typeCode(user, recoveryCode);
      await user.page.getByText(user.t('kit.second_factor.wrong')).waitFor();
    });
  });
});
