import type { Locator } from 'playwright-core';
import { demoId } from '../../../demo/src/identifier.ts';
import type { Person } from '../person.ts';
import type { Site } from '../site.ts';

export type Tier = 'silver' | 'gold' | 'diamond';

export const openCourse = ({ goTo }: Person, course: string): Promise<void> =>
  goTo(`/courseview?id=${demoId('course', course)}`);

export const offerOf = ({ page, t }: Person, tier: Tier): Locator =>
  page.getByRole('region', { name: t(`kit.tier.${tier}`), exact: true });

/** Puts the course into the cart and goes there. */
export const takeToCart = async (person: Person, course: string, tier: Tier): Promise<void> => {
  const { page, t } = person;
  await openCourse(person, course);
  await offerOf(person, tier)
    .getByRole('button', { name: t('storefront.offer.add') })
    .click();
  await offerOf(person, tier)
    .getByRole('link', { name: t('storefront.offer.in_cart') })
    .click();
  await page.getByRole('heading', { name: t('storefront.cart.heading') }).waitFor();
};

export const summaryOf = ({ page, t }: Person): Locator =>
  page.getByRole('complementary', { name: t('storefront.summary.title') });

/** From the cart to the page of the payment gateway, where bKash is chosen. */
export const proceedToPayment = async (person: Person, { payments }: Site): Promise<void> => {
  const { page, t } = person;
  await summaryOf(person)
    .getByRole('button', { name: t('storefront.cart.proceed') })
    .click();
  await page.waitForURL((url) => url.origin === new URL(payments).origin);
  await page.getByTestId('method-bkash').check();
};
