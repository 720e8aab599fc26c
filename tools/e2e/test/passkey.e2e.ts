import type { Browser } from 'playwright-core';
import { ageLogin } from '../src/age-session.ts';
import { logInToApi } from '../src/api/api-user.ts';
import { createStaff, password } from '../src/api/create-student.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { findMissingTexts, waitUntilNothingOverflows } from '../src/page-checks.ts';
import { fillLoginForm, logIn, pressLogin } from '../src/pages/account.ts';
import { connectToSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Another admin: the admin of the demo data has no second factor. */
const createAdmin = async (email: string): Promise<string> => {
  await createStaff(site, await logInToApi(site, 'admin@sargam.test'), email, 'Rafi Ahmed', 'admin');
  return (await logInToApi(site, email, password)).id;
};

/** Chromium's authenticator of a laptop, which verifies the person at once. */
const addAuthenticator = async ({ context, page }: BrowserUser) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    countUses: async (): Promise<number> => {
      const { credentials } = await devTools.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.reduce((sum, { signCount }) => sum + signCount, 0);
    },
  };
};

const checkPage = async (user: BrowserUser, step: string): Promise<void> => {
  await waitUntilNothingOverflows(user.page);
  expect(await findMissingTexts(user.page)).toEqual([]);
  await user.takeScreenshot(`passkey-${step}-${user.language}`);
};

const pressByKeyboard = async ({ page }: BrowserUser, button: string): Promise<void> => {
  await page.getByRole('button', { name: button }).focus();
  await page.keyboard.press('Enter');
};

const name = 'Office laptop';
const passkeyIn = ({ page }: BrowserUser) => page.getByText(name, { exact: true });

const addPasskey = async (user: BrowserUser): Promise<void> => {
  const { page, t } = user;
  await user.goTo('/account');
  await page.getByLabel(t('kit.passkey.name'), { exact: true }).focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByText(t('panel.passkeys.was_added')).waitFor();
  await passkeyIn(user).waitFor();
  await checkPage(user, 'added');
};

const logInWithPasskey = async (user: BrowserUser, email: string): Promise<void> => {
  const { page, t } = user;
  await user.goTo('/login');
  await fillLoginForm(user, email, password);
  await pressLogin(user);
  await page.getByText(t('storefront.second_factor.text_passkey')).waitFor();
  await checkPage(user, 'login');
  await pressByKeyboard(user, t('kit.passkey.use'));
  await page.waitForURL((url) => url.pathname !== '/login');
};

describe.each([
  ['en', 1280],
  ['bn', 360],
] as const)('%s at %i px', (language, width) => {
  it('an admin adds a passkey by keyboard, logs in and steps up with it, and removes it', async () => {
    const email = `passkey-${language}-${Date.now()}@example.com`;
    const id = await createAdmin(email);
    await withBrowserUser(browser, site, { language, width }, async (user) => {
      const { page, t } = user;
      const authenticator = await addAuthenticator(user);
      await logIn(user, email, password);
      await addPasskey(user);

      await user.context.clearCookies({ name: /sargam/ });
      const usesBefore = await authenticator.countUses();
      await logInWithPasskey(user, email);
      expect(await authenticator.countUses()).toBeGreaterThan(usesBefore);

      await ageLogin(id);
      await user.goTo('/account');
      await pressByKeyboard(user, t('panel.passkeys.remove_label', { name }));
      await page.getByRole('dialog', { name: t('kit.step_up.title') }).waitFor();
      await page.getByRole('button', { name: t('kit.passkey.use') }).waitFor();
      await checkPage(user, 'step-up');
      await pressByKeyboard(user, t('kit.passkey.use'));
      await page.getByText(t('panel.passkeys.removed')).waitFor();
      await passkeyIn(user).waitFor({ state: 'detached' });
    });
    await expect(logInToApi(site, email, password)).resolves.toBeDefined();
  });
});
