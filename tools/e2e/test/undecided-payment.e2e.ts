import { formatMoney } from '@sargam/kit/format';
import type { Browser } from 'playwright-core';
import { type ApiUser, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { fetchMails } from '../src/api/inbox.ts';
import { fetchPurchases, fetchWallet } from '../src/api/queries.ts';
import { addToCart } from '../src/api/student-actions.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import { eventually } from '../src/eventually.ts';
import {
  findCartLine,
  findProceed,
  openCourse,
  pressOutcome,
  pressProceed,
  proceedToPayment,
  waitForClassroom,
} from '../src/pages/checkout.ts';
import { findOrderRow } from '../src/pages/student.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { defineSteps } from '../src/steps.ts';

const course = findDemoCourse('piano-sargam');

describe.each(['en', 'bn'] as const)('a second payment while the first is undecided (%s)', (language) => {
  let site: Site;
  let browser: Browser;
  let student: ApiUser;
  let gatewayTab: BrowserUser;
  let secondTab: BrowserUser;
  const step = defineSteps(`undecided-${language}`, () => secondTab);
  const email = `runa-${language}-${Date.now()}@sargam.test`;
  const title = course.title(language);
  const waitForNotice = () =>
    secondTab.page.getByText(secondTab.t('storefront.payment.undecided.title')).waitFor();
  const readStates = async () => (await fetchPurchases(student)).map(({ state }) => state);

  beforeAll(async () => {
    site = await connectToSite();
    browser = await launchBrowser();
    student = await createStudent(site, await logInToApi(site, 'admin@sargam.test'), email);
    await addToCart(student, course, 'silver');
    const account = { email, password };
    gatewayTab = await openBrowserUser(browser, site, { language, account });
    secondTab = await openBrowserUser(browser, site, { language, account });
  });
  afterAll(() => browser?.close());

  step('is refused, and the cart says that the first one is checked', async () => {
    for (const tab of [gatewayTab, secondTab]) {
      await tab.goTo('/cart');
      await findCartLine(tab, title).waitFor();
    }
    await proceedToPayment(gatewayTab, site);
    await pressProceed(secondTab);
    await waitForNotice();
    const { page } = secondTab;
    expect(await findProceed(secondTab).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/cart');
    expect(await readStates()).toEqual(['awaiting_payment']);
    await secondTab.takeScreenshot(`undecided-${language}-cart`);
  });

  step('the course page and the purchase history say so too', async () => {
    const { page, t, goTo } = secondTab;
    await openCourse(secondTab, course.key);
    await waitForNotice();
    await secondTab.takeScreenshot(`undecided-${language}-course`);
    await goTo('/studentpanel?tab=3');
    const [order] = await fetchPurchases(student);
    await findOrderRow(secondTab, order?._id).getByText(t('panel.purchases.undecided.title')).waitFor();
    await secondTab.takeScreenshot(`undecided-${language}-history`);
    await page.getByRole('button', { name: t('panel.purchases.undecided.abandon') }).waitFor();
  });

  step('is possible after the first order is given up', async () => {
    const { page, t, goTo } = secondTab;
    await goTo('/cart');
    await page.getByRole('button', { name: t('storefront.payment.undecided.abandon') }).click();
    await page.getByText(t('storefront.payment.undecided.abandoned')).waitFor();
    expect(await readStates()).toEqual(['cancelled']);
    await proceedToPayment(secondTab, site);
    await pressOutcome(secondTab, 'pay');
    await waitForClassroom(secondTab, title);
    expect(await readStates()).toEqual(['paid', 'cancelled']);
  });

  step('does not lose the first payment if it is made after all', async () => {
    await pressOutcome(gatewayTab, 'pay');
    await waitForClassroom(gatewayTab, title);
    expect(await readStates()).toEqual(['paid', 'paid']);
  });

  step('is mailed, and the first order is given back to the wallet', async () => {
    const { page, t, goTo } = gatewayTab;
    const [, first] = await fetchPurchases(student);
    if (!first) throw new Error('The student has no first order.');
    const purchase = `/studentpanel?tab=3&order=${first._id}`;
    await eventually('the mail links the first order', async () =>
      (await fetchMails(site, email)).find(({ text }) => text.includes(purchase)),
    );
    await goTo(purchase);
    await page.getByRole('button', { name: t('panel.give_back.ask') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('panel.give_back.confirm') })
      .click();
    const amount = formatMoney(first.amount, language);
    const notice = page.getByRole('paragraph').filter({ hasText: t('panel.give_back.done', { amount }) });
    await notice.waitFor();
    expect(await readStates()).toEqual(['paid', 'refunded']);
    expect(await fetchWallet(student)).toMatchObject({ balance: first.amount });
    await gatewayTab.takeScreenshot(`undecided-${language}-given-back`);
  });
});
