import { demoId } from '@sargam/demo/demo-id';
import type { Locator } from 'playwright-core';
import { formatMoney } from '../../../../frontends/kit/src/format/number.ts';
import type { Person } from '../person.ts';
import type { Site } from '../site.ts';
import { type PayMethod, waysToPay } from '../ways-to-pay.ts';

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

/** A course's line in the cart. */
export const lineOf = ({ page }: Person, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const applyVoucher = async (person: Person, code: string): Promise<void> => {
  const { t } = person;
  const summary = summaryOf(person);
  await summary.getByLabel(t('storefront.voucher.label')).fill(code);
  await summary.getByRole('button', { name: t('storefront.voucher.apply') }).click();
};

/** Waits until the checkout comes to this. */
export const totalIs = (person: Person, taka: number): Promise<void> =>
  summaryOf(person).locator('.total').getByText(formatMoney(taka, person.language)).waitFor();

/** Chooses on our own page how to pay. */
export const choosePayment = ({ page, t }: Person, method: PayMethod): Promise<void> =>
  page
    .getByRole('group', { name: t('storefront.pay.title') })
    .getByRole('radio', { name: t(`storefront.pay.${method}`) })
    .check();

/** Waits for the page of the payment gateway, and chooses there how to pay. */
export const untilAtGateway = async (
  { page }: Person,
  { payments }: Site,
  method: PayMethod = 'bkash',
): Promise<void> => {
  await page.waitForURL((url) => url.origin === new URL(payments).origin);
  await page.getByTestId(`method-${waysToPay[method].taken}`).check();
};

/** The ways to pay that the gateway's page offers, by its own names. */
export const offeredAtGateway = ({ page }: Person): Promise<readonly string[]> =>
  page.getByTestId(/^method-/).evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));

/** From the cart to the page of the payment gateway. */
export const proceedToPayment = async (person: Person, site: Site, method?: PayMethod): Promise<void> => {
  await summaryOf(person)
    .getByRole('button', { name: person.t('storefront.cart.proceed') })
    .click();
  await untilAtGateway(person, site, method);
};

export const pressOutcome = ({ page }: Person, outcome: string): Promise<void> =>
  page.getByTestId(`outcome-${outcome}`).click();

/** Until the browser is back in the classroom, and all these courses hang there. */
export const untilInClassroom = async ({ page, t }: Person, ...titles: readonly string[]): Promise<void> => {
  await page.waitForURL(({ pathname }) => pathname === '/studentpanel');
  await page.getByText(t('panel.payment.paid')).waitFor();
  for (const title of titles) await page.getByRole('heading', { name: title, exact: true }).waitFor();
};
