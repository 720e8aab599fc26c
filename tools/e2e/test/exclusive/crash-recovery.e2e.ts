import { setTimeout as sleep } from 'node:timers/promises';
import { courses } from '@sargam/demo/content';
import { demoId } from '@sargam/demo/demo-id';
import type { Browser } from 'playwright-core';
import { type ApiUser, logInToApi } from '../../src/api/api-user.ts';
import { createStudent, password } from '../../src/api/create-student.ts';
import { fetchGiftCardMails, fetchMails, waitForGiftCardCode } from '../../src/api/inbox.ts';
import {
  fetchOrdersOfToday,
  fetchOwnedCourses,
  fetchPurchases,
  fetchSalesOfToday,
  fetchWallet,
} from '../../src/api/queries.ts';
import { redeemGiftCard } from '../../src/api/student-actions.ts';
import { launchBrowser } from '../../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../../src/browser-user.ts';
import { eventually } from '../../src/eventually.ts';
import { addCourseOnPage, chooseMethodAtGateway, proceedToPayment } from '../../src/pages/checkout.ts';
import { pressPay } from '../../src/pages/gift.ts';
import { connectToSite, type Site } from '../../src/site.ts';

const courseKey = 'guitar-first-chords';
const courseId = demoId('course', courseKey);
const content = courses.find(({ key }) => key === courseKey);

// Silver costs 1,200. The gateway keeps 2.5%, and the instructor gets 60% of the rest (decisions M10, M11).
const price = 1200;
const received = 1170;
const share = 702;

let site: Site;
let browser: Browser;
let admin: ApiUser;
let instructor: ApiUser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
  admin = await logInToApi(site, 'admin@sargam.test');
  instructor = await logInToApi(site, 'instructor@sargam.test');
});
afterAll(() => browser?.close());

/** Presses the gateway's button, and kills the service when the gateway has answered. */
const payAndKill = async ({ page }: BrowserUser, service: string): Promise<void> => {
  const { pid } = site.readPart(service);
  if (!pid) throw new Error(`${service} does not run.`);
  const paid = page.waitForResponse(
    (response) => response.url().startsWith(site.payments) && response.request().method() === 'POST',
  );
  await page.getByTestId('outcome-pay').click({ noWaitAfter: true });
  await paid;
  process.kill(pid, 'SIGKILL');
};

interface List {
  readonly data: readonly {
    readonly _id: string;
    readonly orderId?: string;
    readonly orderStatus?: string;
    readonly isPaid?: boolean;
  }[];
}

interface OrderTraces {
  readonly purchases: readonly { readonly _id: string; readonly paid: boolean; readonly amount: number }[];
  readonly owned: number;
  readonly earned: readonly number[];
  readonly listed: readonly number[];
  readonly receipts: number;
}

/** The order as each service sees it. */
const readOrderTraces = async (student: ApiUser, email: string): Promise<OrderTraces> => {
  const [purchases, owned, sales, { data }, mails] = await Promise.all([
    fetchPurchases(student),
    fetchOwnedCourses(student),
    fetchSalesOfToday(instructor, demoId('instructor', 'arif-chowdhury')),
    fetchOrdersOfToday(admin),
    fetchMails(site, email),
  ]);
  const ownPurchaseIds = new Set(purchases.map(({ _id }) => _id));
  return {
    purchases: purchases.map(({ _id, paid, amount }) => ({ _id, paid, amount })),
    owned: owned.filter(({ _id }) => _id === courseId).length,
    earned: sales.filter(({ orderId }) => ownPurchaseIds.has(orderId)).map(({ amount }) => amount),
    listed: data.filter(({ userEmail }) => userEmail === email).map((order) => order.received),
    receipts: mails.filter(({ html }) => purchases.some(({ _id }) => html.includes(_id))).length,
  };
};

/** A mail that messaging was sending when it was killed is not sent again: no mail is sent twice. */
const mayLoseMail = (service: string): boolean => service === 'messaging';

const isComplete = (service: string, { purchases, owned, earned, listed, receipts }: OrderTraces): boolean =>
  purchases.some(({ paid }) => paid) &&
  owned > 0 &&
  earned.length > 0 &&
  listed.length > 0 &&
  (receipts > 0 || mayLoseMail(service));

const killedServices = [
  'commerce',
  'learning',
  'payouts',
  'api-gateway',
  'messaging',
  'identity',
  'catalogue',
];

/** The payments during each kill, and when every service had seen them. */
const paymentsDuringKill = new Map<string, { student: ApiUser; email: string; completeAt: number }>();

/** Repeated notifications and redelivered events arrive within this time. */
const settleMs = 4000;

describe.each(killedServices)('a SIGKILL of %s during a payment', (service) => {
  it('loses nothing, and the page reaches the classroom by itself', async () => {
    const email = `shirin-${service}-${Date.now()}@sargam.test`;
    const student = await createStudent(site, admin, email);
    const { restarts } = site.readPart(service);

    const user = await openBrowserUser(browser, site, { account: { email, password } });
    await addCourseOnPage(user, courseKey, 'silver');
    await proceedToPayment(user, site);
    await payAndKill(user, service);

    try {
      // The test presses and reloads nothing: the page must navigate by itself.
      await user.page.waitForURL(({ pathname }) => pathname === '/studentpanel', { timeout: 90_000 });
      await user.page.getByRole('heading', { name: content?.title.en ?? '' }).waitFor({ timeout: 60_000 });
    } finally {
      await user.takeScreenshot(`killed-${service}`);
    }
    expect(user.pageErrors).toEqual([]);
    await user.close();

    await site.waitUntilReady();
    expect(site.readPart(service).restarts).toBe(restarts + 1);
    await eventually(
      'every service has the order',
      async () => (isComplete(service, await readOrderTraces(student, email)) ? true : undefined),
      60_000,
    );
    paymentsDuringKill.set(service, { student, email, completeAt: Date.now() });
  }, 180_000);
});

// Runs after all payments, so that the wait for late events happens once and not per service.
describe.each(killedServices)('after the SIGKILL of %s', (service) => {
  it('late events neither duplicate nor lose anything', async () => {
    const payment = paymentsDuringKill.get(service);
    if (!payment) throw new Error(`The payment during the kill of ${service} did not complete.`);
    const { student, email, completeAt } = payment;
    await sleep(Math.max(0, completeAt + settleMs - Date.now()));
    const traces = await readOrderTraces(student, email);
    expect(traces).toEqual({
      purchases: [{ _id: traces.purchases[0]?._id, paid: true, amount: price }],
      owned: 1,
      earned: [share],
      listed: [received],
      receipts: mayLoseMail(service) ? Math.min(1, traces.receipts) : 1,
    });
    const { data, paidTotal, receivedTotal } = await fetchOrdersOfToday(admin);
    // A fully refunded order does not count as paid; it is received with the fee that the gateway keeps.
    expect(paidTotal).toBe(data.filter((order) => order.paid).length);
    expect(receivedTotal).toBeCloseTo(
      data.reduce((sum, order) => sum + order.received, 0),
      2,
    );
  });
});

describe('a SIGKILL of store during the payment of a gift card', () => {
  it('mails one card once, and the page reaches the success page by itself', async () => {
    const email = `shirin-store-${Date.now()}@sargam.test`;
    const buyer = await createStudent(site, admin, email);
    const { restarts } = site.readPart('store');

    const user = await openBrowserUser(browser, site, { account: { email, password } });
    const { page, t } = user;
    await user.goTo('/products/giftCard/gift-card-1000');
    await page.getByRole('radio', { name: t('storefront.gift.myself') }).check();
    await pressPay(user);
    await chooseMethodAtGateway(user, site);
    await payAndKill(user, 'store');

    try {
      // The test presses and reloads nothing: the page must navigate by itself.
      await page.waitForURL(({ pathname }) => pathname === '/giftcard-successfull', { timeout: 90_000 });
      await page.getByText(t('storefront.done.delivered', { email })).waitFor({ timeout: 60_000 });
    } finally {
      await user.takeScreenshot('killed-store');
    }
    expect(user.pageErrors).toEqual([]);
    await user.close();

    await site.waitUntilReady();
    expect(site.readPart('store').restarts).toBe(restarts + 1);
    const code = await waitForGiftCardCode(site, email);
    await sleep(settleMs);
    const { data: orders } = await buyer.get<List>(`/store/order/mine/${buyer.id}`);
    const { data: cards } = await admin.get<List>('/store/gift-card/');
    const ownOrderIds = new Set(orders.map(({ _id }) => _id));
    const mails = await fetchMails(site, email);
    expect({
      orders: orders.map(({ orderStatus, isPaid }) => ({ orderStatus, isPaid })),
      cards: cards.filter(({ orderId }) => ownOrderIds.has(orderId ?? '')).length,
      mailed: (await fetchGiftCardMails(site, email)).length,
      receipts: mails.filter(({ html }) => orders.some(({ _id }) => html.includes(_id))).length,
    }).toEqual({ orders: [{ orderStatus: 'delivered', isPaid: true }], cards: 1, mailed: 1, receipts: 1 });
    await redeemGiftCard(buyer, code);
    await expect(redeemGiftCard(buyer, code)).rejects.toThrow('gift-card-already-redeemed');
    expect(await fetchWallet(buyer)).toMatchObject({ balance: 1000, gift: 1000 });
  }, 180_000);
});
