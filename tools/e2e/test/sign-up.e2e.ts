import type { Browser } from 'playwright-core';
import { password } from '../src/api/create-student.ts';
import { fetchMails } from '../src/api/inbox.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { eventually } from '../src/eventually.ts';
import { submitSignUp } from '../src/pages/account.ts';
import { connectToSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const newAddress = (name: string): string => `${name}-${Date.now()}@sargam.test`;

/** Sends the open form; the next page shows the address. */
const signUp = async (user: BrowserUser, email: string): Promise<void> => {
  const { page, t } = user;
  await submitSignUp(user, { name: 'Parveen Akter', email, password });
  await page.getByText(t('storefront.registered.sent_to')).waitFor();
  await page.getByRole('main').getByText(email, { exact: true }).waitFor();
};

const waitForMails = (address: string, count: number) =>
  eventually(`${address} has ${count} mails`, async () =>
    (await fetchMails(site, address)).length >= count ? true : undefined,
  );

describe.each(['en', 'bn'] as const)('sign-up (%s)', (language) => {
  it('shows the address, which can be changed, and sends the mail again', () =>
    withBrowserUser(browser, site, { language }, async (user) => {
      const { page, t, goTo } = user;
      const mistyped = newAddress(`slip-${language}`);
      const email = newAddress(`right-${language}`);
      await goTo('/signup');
      await signUp(user, mistyped);
      await page.getByRole('link', { name: t('storefront.registered.change_address') }).click();
      const addressField = page.getByRole('main').getByLabel(t('kit.person.email'), { exact: true });
      await addressField.waitFor();
      expect(await addressField.inputValue()).toBe(mistyped);
      await signUp(user, email);
      await waitForMails(email, 1);
      await page.getByRole('button', { name: t('storefront.verify.resend') }).click();
      await page.getByText(t('storefront.verify.check_inbox')).first().waitFor();
      await waitForMails(email, 2);
    }));

  it('shows a logged-in student the address of the account instead of a form', () =>
    withBrowserUser(browser, site, { language }, async (user) => {
      const { page, t, goTo } = user;
      const email = newAddress(`known-${language}`);
      await goTo('/signup');
      await signUp(user, email);
      await page.getByRole('button', { name: t('storefront.verify.resend') }).click();
      await page.getByRole('heading', { name: t('storefront.verify.title') }).waitFor();
      await goTo('/registration-successful');
      await page.getByRole('heading', { name: t('storefront.verify.title') }).waitFor();
      await page.getByRole('main').getByText(email, { exact: true }).waitFor();
      await page.goto('/signup');
      await page.waitForURL(({ pathname }) => pathname !== '/signup');
      expect(await page.getByRole('main').getByLabel(t('kit.person.password'), { exact: true }).count()).toBe(
        0,
      );
    }));
});
