import type { Browser } from 'playwright-core';
import { ageActivity, ageLogin } from '../src/age-session.ts';
import { logInToApi } from '../src/api/api-user.ts';
import { createStaff, password } from '../src/api/create-student.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { findMissingTexts, waitUntilNothingOverflows } from '../src/page-checks.ts';
import { logIn } from '../src/pages/account.ts';
import { connectToSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const checkPage = async (user: BrowserUser, step: string): Promise<void> => {
  await waitUntilNothingOverflows(user.page);
  expect(await findMissingTexts(user.page)).toEqual([]);
  await user.takeScreenshot(`staff-sessions-${step}-${user.language}`);
};

/** Starts the set-up of an authenticator by keyboard, which needs a recent password. */
const startSetUp = async ({ page, t }: BrowserUser): Promise<void> => {
  await page.getByRole('button', { name: t('kit.second_factor.set_up') }).focus();
  await page.keyboard.press('Enter');
};

const enterPassword = async ({ page }: BrowserUser, text: string): Promise<void> => {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

describe.each([
  ['en', 1280],
  ['bn', 360],
] as const)('%s at %i px', (language, width) => {
  const createEditor = async (name: string) => {
    const email = `${name}-${language}-${Date.now()}@example.com`;
    await createStaff(site, await logInToApi(site, 'admin@sargam.test'), email, 'Rafi Ahmed');
    return { email, id: (await logInToApi(site, email, password)).id };
  };

  it('16 minutes after the login an action asks for the password by keyboard, and goes on with the right one', async () => {
    const { email, id } = await createEditor('step-up');
    await withBrowserUser(browser, site, { language, width }, async (user) => {
      const { page, t } = user;
      await logIn(user, email, password);
      await ageLogin(id);
      await user.goTo('/account');
      await startSetUp(user);
      const dialog = page.getByRole('dialog', { name: t('kit.step_up.title') });
      await dialog.waitFor();
      await checkPage(user, 'step-up');
      await enterPassword(user, 'not-the-password');
      await page.getByText(t('kit.step_up.wrong')).waitFor();
      await page.keyboard.press('Escape');
      await page.getByText(t('kit.auth.step_up_required')).waitFor();
      expect(await page.getByRole('img', { name: t('kit.second_factor.qr') }).count()).toBe(0);

      await startSetUp(user);
      await dialog.waitFor();
      await enterPassword(user, password);
      await page.getByRole('img', { name: t('kit.second_factor.qr') }).waitFor();
    });
  });

  it('after 29 minutes without activity the session goes on, after 31 it has ended and the page says why', async () => {
    const { email, id } = await createEditor('idle');
    await withBrowserUser(browser, site, { language, width }, async (user) => {
      const { page, t } = user;
      await logIn(user, email, password);
      await ageActivity(id, 29);
      await user.goTo('/account');
      await page.getByRole('heading', { name: t('panel.second_factor.title') }).waitFor();
      await ageActivity(id, 31);
      await user.goTo('/account');
      await page.getByText(t('kit.auth.session_idle')).waitFor();
      expect(await page.getByRole('heading', { name: t('panel.second_factor.title') }).count()).toBe(0);
      await checkPage(user, 'idle');
    });
  });
});
