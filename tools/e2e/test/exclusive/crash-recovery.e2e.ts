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
import { logIn } from '../../src/pages/account.ts';
import { addCourseOnPage, chooseMethodAtGateway, proceedToPayment } from '../../src/pages/checkout.ts';
import { pressPay } from '../../src/pages/gift.ts';
import { connectToSite, type Site } from '../../src/site.ts';

const courseKey = 'guitar-first-chords';
const courseId = demoId('course', courseKey);
const content = courses.find(({ key }) => key === courseKey);

// Silver costs 1,200: the gateway keeps 2.5%, and 60% of the rest is the instructor's (decisions M10, M11).
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

/** Presses the gateway's button, and ends the service in the moment the gateway has taken the money. */
const payAndKill = async ({ page }: BrowserUser, victim: string): Promise<void> => {
  const { pid } = await site.readPart(victim);
  if (!pid) throw new Error(`${victim} does not run.`);
  const taken = page.waitForResponse(
    (answer) => answer.url().startsWith(site.payments) && answer.request().method() === 'POST',
  );
  await page.getByTestId('outcome-pay').click({ noWaitAfter: true });
  await taken;
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

/** Everything that the order has left behind anywhere. */
const readOrderTraces = async (student: ApiUser, email: string): Promise<OrderTraces> => {
  const [purchases, owned, sales, { data }, letters] = await Promise.all([
    fetchPurchases(student),
    fetchOwnedCourses(student),
    fetchSalesOfToday(instructor, demoId('instructor', 'arif-chowdhury')),
    fetchOrdersOfToday(admin),
    fetchMails(site, email),
  ]);
  const mine = new Set(purchases.map(({ _id }) => _id));
  return {
    purchases: purchases.map(({ _id, paid, amount }) => ({ _id, paid, amount })),
    owned: owned.filter(({ _id }) => _id === courseId).length,
    earned: sales.filter(({ orderId }) => mine.has(orderId)).map(({ amount }) => amount),
    listed: data.filter(({ userEmail }) => userEmail === email).map((order) => order.received),
    receipts: letters.filter(({ html }) => purchases.some(({ _id }) => html.includes(_id))).length,
  };
};

/** A mail that was on its way to the relay when its process died is not sent again: nothing is mailed twice. */
const mayLoseMail = (victim: string): boolean => victim === 'messaging';

const isComplete = (victim: string, { purchases, owned, earned, listed, receipts }: OrderTraces): boolean =>
  purchases.some(({ paid }) => paid) &&
  owned > 0 &&
  earned.length > 0 &&
  listed.length > 0 &&
  (receipts > 0 || mayLoseMail(victim));

const killedServices = [
  'commerce',
  'learning',
  'payouts',
  'api-gateway',
  'messaging',
  'identity',
  'catalogue',
];

/** Who paid while a part was killed, and when all of it had arrived. */
const paymentsDuringKill = new Map<string, { student: ApiUser; email: string; arrivedAt: number }>();

/** Repeated notifications, events that are delivered again: whatever comes late has come by then. */
const settleMs = 4000;

describe.each(killedServices)('a SIGKILL of %s in the moment of payment', (victim) => {
  it('loses nothing, and the page finds its way', async () => {
    const email = `shirin-${victim}-${Date.now()}@sargam.test`;
    const student = await createStudent(site, admin, email);
    const { restarts } = await site.readPart(victim);

    const user = await openBrowserUser(browser, site);
    await logIn(user, email, password);
    await addCourseOnPage(user, courseKey, 'silver');
    await proceedToPayment(user, site);
    await payAndKill(user, victim);

    try {
      // Nothing is pressed and nothing reloaded: the page has to come here by itself.
      await user.page.waitForURL(({ pathname }) => pathname === '/studentpanel', { timeout: 90_000 });
      await user.page.getByRole('heading', { name: content?.title.en ?? '' }).waitFor({ timeout: 60_000 });
    } finally {
      await user.takeScreenshot(`killed-${victim}`);
    }
    expect(user.pageErrors).toEqual([]);
    await user.close();

    await site.waitUntilReady();
    expect((await site.readPart(victim)).restarts).toBe(restarts + 1);
    await eventually(
      'the order is everywhere',
      async () => (isComplete(victim, await readOrderTraces(student, email)) ? true : undefined),
      60_000,
    );
    paymentsDuringKill.set(victim, { student, email, arrivedAt: Date.now() });
  }, 180_000);
});

// Looked at when all are through, so that what comes late is waited for once and not after each.
describe.each(killedServices)('after that SIGKILL of %s', (victim) => {
  it('nothing is doubled and nothing lost, however late it comes', async () => {
    const through = paymentsDuringKill.get(victim);
    if (!through) throw new Error(`The payment through the death of ${victim} came to no end.`);
    const { student, email, arrivedAt } = through;
    await sleep(Math.max(0, arrivedAt + settleMs - Date.now()));
    const books = await readOrderTraces(student, email);
    expect(books).toEqual({
      purchases: [{ _id: books.purchases[0]?._id, paid: true, amount: price }],
      owned: 1,
      earned: [share],
      listed: [received],
      receipts: mayLoseMail(victim) ? Math.min(1, books.receipts) : 1,
    });
    const { data, paidTotal, receivedTotal } = await fetchOrdersOfToday(admin);
    // What was given back whole is listed, and is not paid any more.
    const paid = data.filter((order) => order.paid);
    expect(paidTotal).toBe(paid.length);
    expect(receivedTotal).toBeCloseTo(
      paid.reduce((sum, order) => sum + order.received, 0),
      2,
    );
  });
});

describe('a SIGKILL of store in the moment a gift card is paid', () => {
  it('mails one card, once, and the page finds its way', async () => {
    const email = `shirin-store-${Date.now()}@sargam.test`;
    const buyer = await createStudent(site, admin, email);
    const { restarts } = await site.readPart('store');

    const user = await openBrowserUser(browser, site);
    const { page, t } = user;
    await logIn(user, email, password);
    await user.goTo('/products/giftCard/gift-card-1000');
    await page.getByRole('radio', { name: t('storefront.gift.myself') }).check();
    await pressPay(user);
    await chooseMethodAtGateway(user, site);
    await payAndKill(user, 'store');

    try {
      // Nothing is pressed and nothing reloaded: the page has to come here by itself.
      await page.waitForURL(({ pathname }) => pathname === '/giftcard-successfull', { timeout: 90_000 });
      await page.getByText(t('storefront.done.delivered', { email })).waitFor({ timeout: 60_000 });
    } finally {
      await user.takeScreenshot('killed-store');
    }
    expect(user.pageErrors).toEqual([]);
    await user.close();

    await site.waitUntilReady();
    expect((await site.readPart('store')).restarts).toBe(restarts + 1);
    const code = await waitForGiftCardCode(site, email);
    await sleep(settleMs);
    const { data: orders } = await buyer.get<List>(`/store/order/mine/${buyer.id}`);
    const { data: cards } = await admin.get<List>('/store/gift-card/');
    const mine = new Set(orders.map(({ _id }) => _id));
    const letters = await fetchMails(site, email);
    expect({
      orders: orders.map(({ orderStatus, isPaid }) => ({ orderStatus, isPaid })),
      cards: cards.filter(({ orderId }) => mine.has(orderId ?? '')).length,
      mailed: (await fetchGiftCardMails(site, email)).length,
      receipts: letters.filter(({ html }) => orders.some(({ _id }) => html.includes(_id))).length,
    }).toEqual({ orders: [{ orderStatus: 'delivered', isPaid: true }], cards: 1, mailed: 1, receipts: 1 });
    await redeemGiftCard(buyer, code);
    await redeemGiftCard(buyer, code);
    expect(await fetchWallet(buyer)).toMatchObject({ balance: 1000, gift: 1000 });
  }, 180_000);
});
