import type { BrowserUser } from '../browser-user.ts';
import type { Site } from '../site.ts';

type Provider = 'google' | 'facebook';
export type SocialPerson = { readonly name: string; readonly email: string };

/** Opens the provider's consent page from the login page. */
export const openConsentPage = async ({ page, t, goTo }: BrowserUser, provider: Provider): Promise<void> => {
  await goTo('/login?redirect=cart');
  await page.getByRole('button', { name: t(`storefront.login.${provider}`) }).click();
  await page.getByTestId('sandbox-mark').waitFor();
};

export const consentAs = async (
  { page }: BrowserUser,
  { address }: Site,
  { name, email }: SocialPerson,
): Promise<void> => {
  await page.getByTestId('person-other').check();
  await page.getByTestId('other-name').fill(name);
  await page.getByTestId('other-email').fill(email);
  await page.getByTestId('other-verified').check();
  await page.getByTestId('allow').click();
  await page.waitForURL(`${address}/cart`);
};
