import { demoId } from '@sargam/demo/demo-id';
import { formatDate, formatMoney } from '@sargam/kit/format';
import type { Browser } from 'playwright-core';
import { grantRefund } from '../src/api/admin-actions.ts';
import { type ApiUser, demoAccount, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { waitForGiftCardCode } from '../src/api/inbox.ts';
import {
  fetchOwnedCourses,
  fetchPurchases,
  fetchSalesOfToday,
  fetchWallet,
  type Purchase,
} from '../src/api/queries.ts';
import { buyCourse, buyGiftCard, redeemGiftCard } from '../src/api/student-actions.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import { eventually } from '../src/eventually.ts';
import { downloadFile, findOrderRow } from '../src/pages/student.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { defineSteps } from '../src/steps.ts';

const course = findDemoCourse('guitar-bangla-band-chords');
const teacher = demoId('instructor', 'arif-chowdhury');
// The course costs 1,800 taka. A gift card in the wallet pays 500 of it. Half is refunded first.
const whole = { wallet: 500, card: 1300 };
const half = { wallet: 250, card: 650 };

describe.each(['en', 'bn'] as const)('a refund (%s)', (language) => {
  let site: Site;
  let browser: Browser;
  let admin: ApiUser;
  let instructor: ApiUser;
  let student: ApiUser;
  let user: BrowserUser;
  let order = '';
  let requestId = '';
  const email = `koli-${language}-${Date.now()}@sargam.test`;
  const money = (taka: number) => formatMoney(taka, language);
  const today = () => formatDate(Date.now(), language);
  const step = defineSteps(`refund-${language}`, () => user);
  const shot = (name: string) => user.takeScreenshot(`refund-${language}-${name}`);

  const purchase = async (): Promise<Purchase | undefined> =>
    (await fetchPurchases(student)).find(({ _id }) => _id === order);
  const sale = async () => {
    const sales = await fetchSalesOfToday(instructor, teacher);
    return sales.find(({ orderId }) => orderId === order);
  };
  const openHistory = async () => {
    await user.goTo('/studentpanel?tab=3');
    return findOrderRow(user, order);
  };

  beforeAll(async () => {
    site = await connectToSite();
    browser = await launchBrowser();
    admin = await logInToApi(site, 'admin@sargam.test');
    // One login for all steps: an account may log in ten times a minute.
    instructor = await logInToApi(site, 'instructor@sargam.test');
    student = await createStudent(site, admin, email);
    await buyGiftCard(site, student, 'gift-card-500');
    await redeemGiftCard(student, await waitForGiftCardCode(site, email));
    order = await buyCourse(site, student, course, 'silver');
    user = await openBrowserUser(browser, site, { language, account: { email, password } });
    await eventually('the order is paid, enrolled and in the sales', async () =>
      (await purchase())?.paid && (await fetchOwnedCourses(student)).length > 0 && (await sale())
        ? true
        : undefined,
    );
  });
  afterAll(async () => {
    await browser?.close();
  });

  step('the student requests a refund in the purchase history', async () => {
    const { page, t } = user;
    const row = await openHistory();
    await row.getByRole('button', { name: t('panel.refund.ask') }).click();
    const dialog = page.getByRole('dialog', { name: t('panel.refund.title') });
    const send = dialog.getByRole('button', { name: t('panel.refund.send') });
    await send.click();
    await dialog.getByText(t('panel.refund.why_missing')).waitFor();
    await dialog.getByRole('radio', { name: t('panel.refund.reason.broken') }).check();
    await dialog.getByLabel(t('panel.refund.note')).fill('তৃতীয় লেসনে শব্দ নেই');
    await shot('question');
    await send.click();
    await page.getByText(t('panel.refund.sent')).waitFor();
    await row.getByText(t('panel.refund.asked', { date: today() })).waitFor();
    const [asked, ...others] = (await purchase())?.refunds ?? [];
    expect([asked?.state, others]).toEqual(['asked', []]);
    requestId = asked?._id ?? '';
  });

  step(
    'an admin grants half: the wallet part is refunded, the card part is pending at the gateway',
    async () => {
      const { t } = user;
      await grantRefund(admin, order, { request: requestId, amount: half.wallet + half.card });
      await eventually('the gateway has accepted the refund', async () =>
        (await purchase())?.refunds[0]?.state === 'accepted' ? true : undefined,
      );
      expect((await purchase())?.refunds).toMatchObject([half]);
      const row = await openHistory();
      await row.getByText(t('panel.refund.given', { amount: money(half.wallet + half.card) })).waitFor();
      await row.getByText(t('panel.refund.at.wallet', { amount: money(half.wallet) })).waitFor();
      await row.getByText(t('panel.refund.at.accepted', { amount: money(half.card) })).waitFor();
      await row.getByText(t('panel.purchases.state.partly_refunded')).waitFor();
      await shot('half');
      expect(await fetchWallet(student)).toMatchObject({ balance: half.wallet, refund: half.wallet });
      expect(await fetchOwnedCourses(student)).toMatchObject([{ _id: course.id }]);
    },
  );

  step('an admin grants the rest: the order is refunded, and the access ends', async () => {
    const { page, t } = user;
    await grantRefund(admin, order, {});
    await eventually('the access has ended', async () => {
      const [owned] = await fetchOwnedCourses(student);
      return owned === undefined || Date.parse(owned.endsAt) <= Date.now() ? true : undefined;
    });
    await eventually('the gateway has accepted the second refund', async () =>
      (await purchase())?.refunds.every(({ state }) => state !== 'granted') ? true : undefined,
    );
    await site.sandbox.advanceClock(70);
    await eventually('both refunds are complete', async () =>
      (await purchase())?.refunds.every(({ state }) => state === 'refunded') ? true : undefined,
    );
    expect(await purchase()).toMatchObject({ state: 'refunded', refunds: [half, half] });
    const row = await openHistory();
    const arrived = t('panel.refund.at.refunded', { amount: money(half.card), date: today() });
    await row.getByText(arrived).first().waitFor();
    expect(await row.getByText(arrived).count()).toBe(2);
    await row.getByText(t('panel.purchases.state.refunded'), { exact: true }).waitFor();
    await shot('whole');
    await user.goTo(`/lesson?course=${course.id}`);
    const paid = course.content.lessons.find(({ access }) => access === 'paid');
    const lessons = page.getByRole('complementary');
    await lessons.getByRole('button', { name: paid?.title[language] ?? '' }).click();
    await page.getByText(t('panel.lesson.buy_first')).first().waitFor();
  });

  step('the invoice and both credit notes are PDFs', async () => {
    const { t } = user;
    const row = await openHistory();
    const { invoice } = (await purchase()) ?? {};
    const name = t('panel.purchases.invoice_label', { number: invoice ?? '' });
    const invoiceFile = await downloadFile(user, row.getByRole('button', { name }));
    expect(invoiceFile).toEqual({ name: `${invoice}.pdf`, start: '%PDF-' });
    const notes = row.getByRole('button', { name: t('panel.purchases.credit_note') });
    expect(await notes.count()).toBe(2);
    for (const note of await notes.all()) {
      const { name: file, start } = await downloadFile(user, note);
      expect([/^CN-\d{6}\.pdf$/.test(file), start]).toEqual([true, '%PDF-']);
    }
  });

  step('the wallet shows the refunds in its balance and in its statement', async () => {
    const { page, t, goTo } = user;
    await goTo('/studentpanel?tab=6');
    const main = page.getByRole('main');
    const walletLot = main.getByRole('listitem').filter({ hasText: t('panel.wallet.bucket.refund') });
    await walletLot.getByText(money(whole.wallet)).waitFor();
    await walletLot.getByText(t('panel.wallet.no_expiry')).waitFor();
    const statement = main.getByRole('table', { name: t('panel.wallet.statement') });
    const refundRows = statement.getByRole('row').filter({ hasText: t('panel.wallet.kind.refunded') });
    await refundRows.first().waitFor();
    expect(await refundRows.count()).toBe(2);
    await refundRows
      .first()
      .getByText(`+${money(half.wallet)}`)
      .waitFor();
    await shot('wallet');
    expect(await fetchWallet(student)).toMatchObject({ balance: 500, refund: 500, gift: 0, held: 0 });
  });

  step('the instructor’s share is reversed', async () => {
    const dueAfterRefund = await eventually('the sale is reversed', async () => {
      const found = await sale();
      return found && found.reversed === found.amount ? found : undefined;
    });
    expect(dueAfterRefund.amount).toBeGreaterThan(0);
    const instructorUser = await openBrowserUser(browser, site, {
      language,
      account: demoAccount('instructor'),
    });
    await instructorUser.goTo('/instructorpanel?tab=2');
    const row = findOrderRow(instructorUser, order);
    await row.getByText(instructorUser.t('panel.analytics.refunded'), { exact: true }).waitFor();
    await row.getByText(money(0), { exact: true }).waitFor();
    expect(instructorUser.pageErrors).toEqual([]);
    await instructorUser.close();
  });

  step('no page has an uncaught error', async () => {
    expect(user.pageErrors).toEqual([]);
  });
});
