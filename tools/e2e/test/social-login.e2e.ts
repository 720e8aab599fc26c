import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { consentAs, openConsentPage, type SocialPerson } from '../src/pages/social-login.ts';
import { connectToSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** The member number on the profile page. */
const readMemberNumber = async ({ page, t, goTo }: BrowserUser, { name }: SocialPerson): Promise<string> => {
  await goTo('/studentpanel?tab=4');
  await page.getByLabel(t('kit.person.name'), { exact: true }).waitFor();
  expect(await page.getByLabel(t('kit.person.name'), { exact: true }).inputValue()).toBe(name);
  return (await page.getByText(/^SG-/).first().textContent()) ?? '';
};

describe.each([
  ['google', 'bn'],
  ['facebook', 'en'],
] as const)('%s (%s)', (provider, language) => {
  const who = { name: 'Sumaiya Islam', email: `sumaiya-${provider}-${language}-${Date.now()}@example.com` };
  const visit = (actions: (user: BrowserUser) => Promise<void>) =>
    withBrowserUser(browser, site, { language }, actions);

  it('creates an account at the first login and finds it at the second, and returns to the requested page', async () => {
    const numbers: string[] = [];
    for (let login = 0; login < 2; login += 1) {
      await visit(async (user) => {
        await openConsentPage(user, provider);
        await consentAs(user, site, who);
        numbers.push(await readMemberNumber(user, who));
      });
    }
    expect(numbers[0]).toMatch(/^SG-/);
    expect(numbers[1]).toBe(numbers[0]);
  });

  it('returns to the login page after a refusal', async () => {
    await visit(async (user) => {
      const { page, t } = user;
      await openConsentPage(user, provider);
      await page.getByTestId('refuse').click();
      await page.getByRole('button', { name: t(`storefront.login.${provider}`) }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/login');
    });
  });
});
