import { DAY_MS, formatDate, formatMoney } from '@sargam/kit/format';
import type { Browser } from 'playwright-core';
import { createVoucher, setPrice } from '../src/api/admin-actions.ts';
import { type ApiUser, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { waitForGiftCardCode } from '../src/api/inbox.ts';
import { fetchOwnedCourses, fetchPurchases, fetchWallet } from '../src/api/queries.ts';
import { buyGiftCard } from '../src/api/student-actions.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import { eventually } from '../src/eventually.ts';
import { submitLogin } from '../src/pages/account.ts';
import {
  addCourseAsVisitor,
  addCourseOnPage,
  applyVoucher,
  choosePayment,
  expectSummaryAmounts,
  findCartLine,
  findOffer,
  findProceed,
  findSummary,
  openCourse,
  pressOutcome,
  pressProceed,
  proceedToPayment,
  waitForClassroom,
  waitForTotal,
} from '../src/pages/checkout.ts';
import { findOrderRow, redeemOnPage, waitForRedeemed } from '../src/pages/student.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { defineSteps } from '../src/steps.ts';

const bass = findDemoCourse('bass-first-grooves');
const drums = findDemoCourse('drums-first-beat');
const piano = findDemoCourse('piano-both-hands');
const card = { product: 'gift-card-500', value: 500 };
/** The silver price of the drums course after it changes during the test. */
const raised = drums.price('silver') + 100;
const payable = 0.9 * (bass.price('diamond') + raised - card.value);

const daysAfter = (moment: string, days: number): string =>
  new Date(Date.parse(moment) + days * DAY_MS).toISOString();

describe.each(['en', 'bn'] as const)('from cart to paid (%s)', (language) => {
  let site: Site;
  let browser: Browser;
  let admin: ApiUser;
  let student: ApiUser;
  let user: BrowserUser;
  let tenPercentVoucher = '';
  let fullVoucher = '';
  const email = `mou-${language}-${Date.now()}@sargam.test`;
  const money = (taka: number) => formatMoney(taka, language);
  const date = (moment: string) => formatDate(moment, language);
  const bassTitle = bass.title(language);
  const drumsTitle = drums.title(language);
  const expectInLine = (title: string, text: string) => findCartLine(user, title).getByText(text).waitFor();
  const step = defineSteps(`money-${language}`, () => user);
  const shot = (name: string) => user.takeScreenshot(`money-${language}-${name}`);
  const findOwned = async (courseId: string) =>
    (await fetchOwnedCourses(student)).find(({ _id }) => _id === courseId);
  const endOf = ({ id }: typeof bass) =>
    eventually('the course is in the classroom', async () => (await findOwned(id))?.endsAt);

  beforeAll(async () => {
    site = await connectToSite();
    browser = await launchBrowser();
    admin = await logInToApi(site, 'admin@sargam.test');
    student = await createStudent(site, admin, email);
    tenPercentVoucher = await createVoucher(admin, 10);
    fullVoucher = await createVoucher(admin, 100);
    user = await openBrowserUser(browser, site, { language });
  });
  afterAll(async () => {
    await setPrice(admin, drums, 'silver', drums.price('silver'));
    await browser?.close();
  });

  step('a visitor is asked to log in, and then has both courses in the cart', async () => {
    const { page, t } = user;
    for (const course of [bass, drums]) await addCourseAsVisitor(user, course.key, 'silver');
    await page.getByRole('link', { name: t('shell.nav.cart_items', { count: 2 }) }).waitFor();
    await submitLogin(user, email, password);
    expect(new URL(page.url()).pathname).toBe('/cart');
    for (const title of [bassTitle, drumsTitle]) await findCartLine(user, title).waitFor();
    await page.getByRole('link', { name: t('shell.nav.cart_items', { count: 2 }) }).waitFor();
    await waitForTotal(user, bass.price('silver') + drums.price('silver'));
  });

  step('the tier is changed in the cart line', async () => {
    const line = findCartLine(user, bassTitle);
    await line.getByRole('combobox').selectOption('diamond');
    await line.getByText(money(bass.price('diamond'))).waitFor();
    await waitForTotal(user, bass.price('diamond') + drums.price('silver'));
  });

  step('an unknown code is not found, and a voucher is applied', async () => {
    const { t } = user;
    const summary = findSummary(user);
    await applyVoucher(user, 'UNKNOWN-CODE');
    await summary.getByText(t('storefront.voucher.not_found')).waitFor();
    await applyVoucher(user, tenPercentVoucher);
    await summary.getByText(t('storefront.voucher.applied')).waitFor();
    await waitForTotal(user, 0.9 * (bass.price('diamond') + drums.price('silver')));
    await shot('voucher');
  });

  step('a gift card of the store is redeemed into the wallet', async () => {
    await buyGiftCard(site, student, card.product);
    await redeemOnPage(user, await waitForGiftCardCode(site, email));
    await waitForRedeemed(user, card.value);
    expect(await fetchWallet(student)).toMatchObject({ balance: card.value, gift: card.value });
  });

  step('the wallet is used first, and the voucher applies to the remainder', async () => {
    const { t, goTo } = user;
    await goTo('/cart');
    await applyVoucher(user, tenPercentVoucher);
    const summary = findSummary(user);
    const subtotal = bass.price('diamond') + drums.price('silver');
    await expectSummaryAmounts(user, subtotal, -card.value);
    await summary
      .getByText(money(subtotal - card.value), { exact: true })
      .first()
      .waitFor();
    await waitForTotal(user, 0.9 * (subtotal - card.value));
    const keep = summary.getByRole('switch', { name: t('storefront.summary.keep') });
    await keep.check();
    await summary.getByText(t('storefront.summary.wallet_kept', { amount: money(card.value) })).waitFor();
    await waitForTotal(user, 0.9 * subtotal);
    await shot('wallet-kept');
    await keep.uncheck();
    await waitForTotal(user, 0.9 * (subtotal - card.value));
  });

  step('a price that changed before Proceed is shown, and nothing is charged', async () => {
    const { page, t } = user;
    await setPrice(admin, drums, 'silver', raised);
    await choosePayment(user, 'nagad');
    await pressProceed(user);
    await page.getByText(t('storefront.price_changed.title')).waitFor();
    await page.getByText(t('storefront.price_changed.text', { amount: money(payable) })).waitFor();
    await waitForTotal(user, payable);
    await expectInLine(drumsTitle, money(raised));
    await shot('price-changed');
    expect(await fetchPurchases(student)).toEqual([]);
  });

  step('Nagad at the gateway leads to the classroom with the end dates', async () => {
    await proceedToPayment(user, site, 'nagad');
    await pressOutcome(user, 'pay');
    await waitForClassroom(user, bassTitle, drumsTitle);
    for (const course of [bass, drums]) {
      const end = date(await endOf(course));
      await user.page.getByRole('main').getByText(end).first().waitFor();
    }
    await shot('classroom');
    expect(await fetchPurchases(student)).toMatchObject([{ state: 'paid', amount: payable }]);
    expect(await fetchWallet(student)).toMatchObject({ balance: 0, held: 0 });
  });

  step('a second purchase extends, and a higher tier costs the difference', async () => {
    const { t } = user;
    const longer = daysAfter(await endOf(bass), bass.days('diamond'));
    const higher = daysAfter(await endOf(drums), drums.days('gold') - drums.days('silver'));
    const difference = drums.price('gold') - raised;

    await openCourse(user, bass.key);
    const again = findOffer(user, 'diamond');
    await again.getByText(t('storefront.kind.extension.name')).waitFor();
    await again.getByText(t('storefront.offer.extension_until', { date: date(longer) })).waitFor();
    await addCourseOnPage(user, bass.key, 'diamond');
    await openCourse(user, drums.key);
    const upgrade = findOffer(user, 'gold');
    await upgrade.getByText(money(difference), { exact: true }).waitFor();
    await upgrade.getByText(t('storefront.offer.upgrade_until', { date: date(higher) })).waitFor();
    await shot('upgrade');
    await addCourseOnPage(user, drums.key, 'gold');

    await expectInLine(bassTitle, t('storefront.kind.until', { date: date(longer) }));
    await expectInLine(drumsTitle, t('storefront.kind.until', { date: date(higher) }));
    await waitForTotal(user, bass.price('diamond') + difference);
    await shot('buying-again');
    await proceedToPayment(user, site, 'nagad');
    await pressOutcome(user, 'pay');
    await waitForClassroom(user, bassTitle, drumsTitle);
    await eventually('both end dates are later', async () =>
      (await endOf(bass)) === longer && (await endOf(drums)) === higher ? true : undefined,
    );
  });

  step('with a voucher of 100%, one click removes Proceed, and the classroom has the course', async () => {
    const { page, t } = user;
    await addCourseOnPage(user, piano.key, 'silver');
    await applyVoucher(user, fullVoucher);
    await waitForTotal(user, 0);
    const proceed = findProceed(user);
    expect(await proceed.textContent()).toBe(t('storefront.cart.confirm_free'));
    // The request is held until the button is checked.
    await page.route('**/api/v1/order', async (route) => {
      await expect(proceed.count()).resolves.toBe(0);
      await route.continue();
    });
    await proceed.click();
    await waitForClassroom(user, piano.title(language));
    await page.unrouteAll();
    expect((await fetchPurchases(student))[0]).toMatchObject({ state: 'paid', amount: 0 });
  });

  step('the purchase history shows the kind of each purchase', async () => {
    const { page, t, goTo } = user;
    await goTo('/studentpanel?tab=3');
    const [free, again, first] = await fetchPurchases(student);
    const less = card.value + 0.1 * (bass.price('diamond') + raised - card.value);
    for (const kind of ['extension', 'upgrade'])
      await findOrderRow(user, again?._id)
        .getByText(t(`panel.purchases.kind.${kind}`))
        .waitFor();
    for (const one of [free, again, first])
      await findOrderRow(user, one?._id).getByText(t('panel.purchases.paid'), { exact: true }).waitFor();
    const fromWallet = t('panel.purchases.from_wallet', { amount: money(less) });
    await findOrderRow(user, first?._id).getByText(fromWallet).waitFor();
    await page.getByRole('heading', { name: t('panel.gifts.title') }).waitFor();
    await shot('purchases');
  });

  step('no page has an uncaught error', async () => expect(user.pageErrors).toEqual([]));
});
