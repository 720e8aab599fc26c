import { courses } from '@sargam/demo/content';
import { demoId } from '@sargam/demo/demo-id';
import { formatDate, formatMoney } from '@sargam/kit/format';
import type { Browser } from 'playwright-core';
import { type ApiUser, demoAccount, logInToApi } from '../src/api/api-user.ts';
import { waitForVerificationLink } from '../src/api/inbox.ts';
import { fetchOrdersOfToday, fetchOwnedCourses, fetchPurchases } from '../src/api/queries.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import { cssClass } from '../src/css-class.ts';
import { eventually } from '../src/eventually.ts';
import { logIn, signUp } from '../src/pages/account.ts';
import { waitForOrderInAdminList, waitForSaleInAnalytics } from '../src/pages/back-office.ts';
import {
  expectCourseOnPage,
  expectFeatured,
  filterCourses,
  switchLanguageAndBack,
} from '../src/pages/catalogue.ts';
import { addCourseOnPage, applyVoucher, findSummary, proceedToPayment } from '../src/pages/checkout.ts';
import { openLesson, pauseAndReadPosition, recordVideoStatuses, skipForward } from '../src/pages/lesson.ts';
import { setNetwork } from '../src/pages/network.ts';
import { mediaUrl, readVideo, waitUntilPlaying } from '../src/pages/player.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { defineSteps } from '../src/steps.ts';
import type { Language } from '../src/texts.ts';

interface Case {
  readonly language: Language;
  readonly voucher?: string;
  /** The amount to pay, and the instructor's share of it after the gateway's fee, in taka. */
  readonly payable: number;
  readonly share: number;
}

// Gold costs 2,100. After the voucher and the gateway's 2.5%, the instructor gets 60% of the rest (decision M11).
const cases: readonly Case[] = [
  { language: 'en', payable: 2100, share: 1228.5 },
  { language: 'bn', voucher: 'WELCOME10', payable: 1890, share: 1105.65 },
];

const courseKey = 'guitar-first-chords';
const courseId = demoId('course', courseKey);
const content = courses.find(({ key }) => key === courseKey);
if (!content) throw new Error(`The demo has no course ${courseKey}.`);

describe.each(cases)('buying and watching a course ($language)', ({ language, voucher, payable, share }) => {
  let site: Site;
  let browser: Browser;
  let student: BrowserUser;
  let member: ApiUser;
  let orderId = '';
  const newUser = {
    name: language === 'bn' ? 'রুমানা আক্তার' : 'Rumana Akter',
    email: `rumana-${language}-${Date.now()}@sargam.test`,
    password: 'a-good-password',
  };
  const money = (taka: number) => formatMoney(taka, language);
  const title = content.title[language];
  const step = defineSteps(`buy-and-watch-${language}`, () => student);
  const shot = (name: string) => student.takeScreenshot(`${language}-${name}`);

  beforeAll(async () => {
    site = await connectToSite();
    browser = await launchBrowser();
    student = await openBrowserUser(browser, site, { serviceWorkers: 'allow', language });
  });
  afterAll(async () => {
    await browser?.close();
  });

  step('the header switches the language', async () => {
    await student.goTo('/');
    await switchLanguageAndBack(student);
  });

  step('the landing page shows the featured courses and instructors', async () => {
    await expectFeatured(student);
    await shot('landing');
  });

  step('the course list filters by category, level and instructor', async () => {
    const { page } = student;
    await filterCourses(student, content);
    await shot('courses');
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.waitForURL(`**/courseview?id=${courseId}`);
  });

  step('the course page shows lessons and tiers, and plays a free lesson', async () => {
    const { page, t } = student;
    await expectCourseOnPage(student, content);
    const [first, second] = content.lessons;
    await page
      .getByRole('link', { name: second?.title[language] ?? '' })
      .first()
      .click();
    await waitUntilPlaying(page);
    await shot('course');
    const paid = content.lessons.find(({ access }) => access === 'paid');
    await page
      .getByRole('link', { name: paid?.title[language] ?? '' })
      .first()
      .click();
    await page.getByText(t('storefront.lesson.buy_first')).waitFor();
    expect(first?.access).toBe('open');
  });

  step('the link in the sign-up mail verifies the address, and the login works', async () => {
    const { page, t } = student;
    await signUp(student, newUser);
    await page.getByText(t('storefront.registered.text')).waitFor();
    await shot('registered');
    await page.goto(await waitForVerificationLink(site, newUser.email));
    await page.getByText(t('storefront.verify.done')).waitFor();
    await logIn(student, newUser.email, newUser.password);
    await page.getByRole('button', { name: t('shell.nav.user_menu', { name: newUser.name }) }).waitFor();
    member = await logInToApi(site, newUser.email, newUser.password);
  });

  step('the cart shows the amounts', async () => {
    const { t } = student;
    await addCourseOnPage(student, courseKey, 'gold');
    const summary = findSummary(student);
    await summary.getByText(t('storefront.summary.subtotal', { count: 1 })).waitFor();
    expect(await summary.getByText(t('storefront.summary.wallet'), { exact: true }).count()).toBe(0);
    if (voucher) {
      await applyVoucher(student, voucher);
      await summary.getByText(t('storefront.voucher.applied')).waitFor();
    }
    await summary.locator(cssClass('storefront-checkout-summary-total')).getByText(money(payable)).waitFor();
    await shot('cart');
  });

  step('a bKash payment returns to the classroom with the paid order', async () => {
    const { page, t } = student;
    await proceedToPayment(student, site);
    await shot('gateway');
    await page.getByTestId('outcome-pay').click();
    await page.waitForURL('**/studentpanel?**');
    await page.getByText(t('panel.payment.paid')).waitFor();
    await shot('paid');
    const [purchase, ...others] = await fetchPurchases(member);
    expect(others).toEqual([]);
    expect(purchase).toMatchObject({ paid: true, state: 'paid', amount: payable });
    orderId = purchase?._id ?? '';
  });

  step('the classroom has the course with its end date', async () => {
    const { page, t } = student;
    await page.getByRole('heading', { name: title }).waitFor();
    const owned = await eventually('the course is in the classroom', async () =>
      (await fetchOwnedCourses(member)).find(({ _id }) => _id === courseId),
    );
    const date = formatDate(owned.endsAt, language);
    // The receipt above the courses names the date in a sentence.
    await page.getByText(t('panel.access.until', { date }), { exact: true }).waitFor();
    await shot('classroom');
  });

  step('the paid lesson plays, seeks with range requests, and resumes at the saved position', async () => {
    const { page } = student;
    const paid = content.lessons.find(({ access }) => access === 'paid');
    const readStatuses = recordVideoStatuses(page);
    await setNetwork(student, { kilobytes: 120 });
    await openLesson(student, paid?.title[language] ?? '');
    await skipForward(student, 2);
    // Playlists are sent whole.
    expect(readStatuses().filter((status) => status !== 200 && status !== 206)).toEqual([]);
    expect(readStatuses()).toContain(206);
    await shot('lesson');
    const stopped = await pauseAndReadPosition(student);
    await page.reload();
    await eventually('the lesson resumes at the saved position', async () => {
      const now = await readVideo(page);
      return Math.abs(now.time - stopped) < 3 ? true : undefined;
    });
  });

  step('the video URL is refused for another student', async () => {
    const src = mediaUrl(await readVideo(student.page));
    const response = await student.context.request.get(src, { headers: { range: 'bytes=1000-1999' } });
    expect([response.status(), response.headers()['content-range']?.startsWith('bytes 1000-1999/')]).toEqual([
      206,
      true,
    ]);
    const other = await openBrowserUser(browser, site, {
      serviceWorkers: 'allow',
      language,
      account: demoAccount('tanvir'),
    });
    const answer = await other.page.goto(src);
    expect(answer?.status()).toBe(403);
    expect(await other.page.locator('video').count()).toBe(0);
    await other.close();
  });

  step('the purchase history shows the order as paid', async () => {
    const { page, t, goTo } = student;
    await goTo('/studentpanel?tab=3');
    const row = page.getByRole('row').filter({ hasText: orderId });
    await row.getByText(t('panel.purchases.paid'), { exact: true }).waitFor();
    await row.getByText(money(payable)).first().waitFor();
    await shot('purchases');
  });

  step('the admin sees the order and the amount received from the gateway', async () => {
    await waitForOrderInAdminList({ browser, site, language }, { text: newUser.email, amount: payable });
    const { data } = await fetchOrdersOfToday(await logInToApi(site, 'admin@sargam.test'));
    const ownOrders = data.filter(({ userEmail }) => userEmail === newUser.email);
    expect(ownOrders).toMatchObject([
      { _id: orderId, paid: true, amount: payable, received: payable * 0.975 },
    ]);
  });

  step('the instructor sees the sale after the deductions', async () => {
    await waitForSaleInAnalytics({ browser, site, language }, { text: orderId, amount: share });
  });

  step('no page has an uncaught error', async () => {
    expect(student.pageErrors).toEqual([]);
  });
});
