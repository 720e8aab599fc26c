import type { Browser } from 'playwright-core';
import { openBrowser } from '../src/browser.ts';
import { asSomebody, type Person } from '../src/person.ts';
import { openSite, type Site } from '../src/site.ts';

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

type Provider = 'google' | 'facebook';
type Somebody = { readonly name: string; readonly email: string };

/** From the login of the site to the page of the provider that asks. */
const askedBy = async ({ page, t, goTo }: Person, provider: Provider): Promise<void> => {
  await goTo('/login?redirect=cart');
  await page.getByRole('button', { name: t(`storefront.login.${provider}`) }).click();
  await page.getByTestId('sandbox-mark').waitFor();
};

const goOnAs = async ({ page }: Person, { name, email }: Somebody): Promise<void> => {
  await page.getByTestId('person-other').check();
  await page.getByTestId('other-name').fill(name);
  await page.getByTestId('other-email').fill(email);
  await page.getByTestId('other-verified').check();
  await page.getByTestId('allow').click();
  await page.waitForURL(`${site.address}/cart`);
};

/** The number that somebody is called by, as their profile shows it. */
const numberOf = async ({ page, t, goTo }: Person, { name }: Somebody): Promise<string> => {
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
  const visit = (deeds: (person: Person) => Promise<void>) => asSomebody(browser, site, { language }, deeds);

  it('makes an account at the first login, and finds it at the next, where the person was going', async () => {
    const numbers: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      await visit(async (person) => {
        await askedBy(person, provider);
        await goOnAs(person, who);
        numbers.push(await numberOf(person, who));
      });
    }
    expect(numbers[0]).toMatch(/^SG-/);
    expect(numbers[1]).toBe(numbers[0]);
  });

  it('leads whoever refuses back to the login', async () => {
    await visit(async (person) => {
      const { page, t } = person;
      await askedBy(person, provider);
      await page.getByTestId('refuse').click();
      await page.getByRole('button', { name: t(`storefront.login.${provider}`) }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/login');
    });
  });
});
