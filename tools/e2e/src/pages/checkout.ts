import { demoId } from '@sargam/demo/demo-id';
import { formatMoney } from '@sargam/kit/format';
import type { Locator } from 'playwright-core';
import type { BrowserUser } from '../browser-user.ts';
import { cssClass } from '../css-class.ts';
import type { Tier } from '../demo-course.ts';
import { gatewayMethods, type PayMethod } from '../gateway-methods.ts';
import type { Site } from '../site.ts';

export const openCourse = ({ goTo }: BrowserUser, course: string): Promise<void> =>
  goTo(`/courseview?id=${demoId('course', course)}`);

export const findOffer = ({ page, t }: BrowserUser, tier: Tier): Locator =>
  page.getByRole('region', { name: t(`kit.tier.${tier}`), exact: true });

/** Opens the page of a course and presses the button that adds it to the cart. */
export const pressAdd = async (user: BrowserUser, course: string, tier: Tier): Promise<void> => {
  await openCourse(user, course);
  await findOffer(user, tier)
    .getByRole('button', { name: user.t('storefront.offer.add') })
    .click();
};

/** Adds a course to the cart on its page, and opens the cart. */
export const addCourseOnPage = async (user: BrowserUser, course: string, tier: Tier): Promise<void> => {
  const { page, t } = user;
  await pressAdd(user, course, tier);
  await findOffer(user, tier)
    .getByRole('link', { name: t('storefront.offer.in_cart') })
    .click();
  await page.getByRole('heading', { name: t('storefront.cart.heading') }).waitFor();
};

/** Presses the button that adds a course to the cart as a visitor, and waits for the redirect to the login page. */
export const addCourseAsVisitor = async (user: BrowserUser, course: string, tier: Tier): Promise<void> => {
  const { page, t } = user;
  await pressAdd(user, course, tier);
  await page.getByText(t('kit.auth.login_first')).waitFor();
  await page.waitForURL('**/login?redirect=cart');
};

export const findSummary = ({ page, t }: BrowserUser): Locator =>
  page.getByRole('complementary', { name: t('storefront.summary.title') });

/** The line of a course in the cart. */
export const findCartLine = ({ page }: BrowserUser, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const applyVoucher = async (user: BrowserUser, code: string): Promise<void> => {
  const { t } = user;
  const summary = findSummary(user);
  const field = summary.getByLabel(t('storefront.voucher.label'));
  // The field is folded until a voucher is used.
  if (!(await field.isVisible())) await summary.getByText(t('storefront.voucher.open')).click();
  await field.fill(code);
  await summary.getByRole('button', { name: t('storefront.voucher.apply') }).click();
};

/** Waits until exactly one element of the summary shows each of these amounts (taka). */
export const expectSummaryAmounts = async (
  user: BrowserUser,
  ...amounts: readonly number[]
): Promise<void> => {
  for (const taka of amounts)
    await findSummary(user).getByText(formatMoney(taka, user.language), { exact: true }).waitFor();
};

/** Waits until the checkout shows this total. */
export const waitForTotal = (user: BrowserUser, taka: number): Promise<void> =>
  findSummary(user)
    .locator(cssClass('storefront-checkout-summary-total'))
    .getByText(formatMoney(taka, user.language))
    .waitFor();

/** Chooses the payment method on the site's page. */
export const choosePayment = ({ page, t }: BrowserUser, method: PayMethod): Promise<void> =>
  page
    .getByRole('group', { name: t('storefront.pay.title') })
    .getByRole('radio', { name: t(`kit.payment_method.${method}`) })
    .check();

/** Waits for the gateway's page, and chooses the method there. */
export const chooseMethodAtGateway = async (
  { page }: BrowserUser,
  { payments }: Site,
  method: PayMethod = 'bkash',
): Promise<void> => {
  await page.waitForURL((url) => url.origin === new URL(payments).origin);
  await page.getByTestId(`method-${gatewayMethods[method].chosen}`).check();
};

/** The codes of the methods that the gateway's page offers. */
export const readGatewayMethods = ({ page }: BrowserUser): Promise<readonly string[]> =>
  page
    .getByTestId(/^method-/)
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value') ?? ''));

/** The button that pays or confirms; its text depends on the amount and the method. */
export const findProceed = (user: BrowserUser): Locator =>
  findSummary(user).locator(cssClass('storefront-checkout-summary-pay')).getByRole('button');

export const pressProceed = (user: BrowserUser): Promise<void> => findProceed(user).click();

/** Goes from the cart to the gateway's page. */
export const proceedToPayment = async (user: BrowserUser, site: Site, method?: PayMethod): Promise<void> => {
  await pressProceed(user);
  await chooseMethodAtGateway(user, site, method);
};

export const pressOutcome = ({ page }: BrowserUser, outcome: string): Promise<void> =>
  page.getByTestId(`outcome-${outcome}`).click();

/** Waits until the browser is back in the classroom and shows these courses. */
export const waitForClassroom = async (
  { page, t }: BrowserUser,
  ...titles: readonly string[]
): Promise<void> => {
  await page.waitForURL(({ pathname }) => pathname === '/studentpanel');
  await page.getByText(t('panel.payment.paid')).waitFor();
  for (const title of titles) await page.getByRole('heading', { name: title, exact: true }).waitFor();
};

/** Expects the notice about the payment on the cart page. */
export const expectCartNotice = async ({ page, t }: BrowserUser, notice: string): Promise<void> => {
  await page.getByText(t(notice)).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cart');
};

/** Whether the cart page offers another payment. Throws if only some of its controls do. */
export const canPayAgain = async (user: BrowserUser): Promise<boolean> => {
  const { page, t } = user;
  await findSummary(user).locator(cssClass('storefront-checkout-summary-total')).waitFor();
  const controls = [
    page.getByRole('button', { name: t('kit.retry') }),
    findProceed(user),
    page.getByRole('group', { name: t('storefront.pay.title') }),
  ];
  const counts = await Promise.all(controls.map((control) => control.count()));
  if (new Set(counts).size !== 1) throw new Error(`Only some controls offer another payment: ${counts}.`);
  return counts[0] === 1;
};

interface VoucherPurchase {
  readonly courseId: string;
  readonly title: string;
  readonly voucher: string;
  /** What the voucher leaves to be paid, in taka. */
  readonly total: number;
}

/** Buys the gold offer of a course with a voucher, and waits until the course is in the classroom. */
export const buyGoldWithVoucher = async (
  user: BrowserUser,
  site: Site,
  { courseId, title, voucher, total }: VoucherPurchase,
): Promise<void> => {
  const { t, goTo } = user;
  await goTo(`/courseview?id=${courseId}`);
  const offer = findOffer(user, 'gold');
  await offer.getByRole('button', { name: t('storefront.offer.add') }).click();
  await offer.getByRole('link', { name: t('storefront.offer.in_cart') }).click();
  await applyVoucher(user, voucher);
  await waitForTotal(user, total);
  await proceedToPayment(user, site);
  await pressOutcome(user, 'pay');
  await waitForClassroom(user, title);
};
