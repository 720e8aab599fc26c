import { setTimeout as sleep } from 'node:timers/promises';
import { courses } from '@sargam/demo/content';
import { demoId } from '@sargam/demo/demo-id';
import type { Browser } from 'playwright-core';
import { type Member, memberOf } from '../../src/api.ts';
import { classroomOf, ordersToday, purchasesOf, salesOf, walletOf } from '../../src/books.ts';
import { openBrowser } from '../../src/browser.ts';
import { redeem } from '../../src/deeds.ts';
import { eventually } from '../../src/eventually.ts';
import { giftCodeTo, giftLettersTo, lettersTo } from '../../src/inbox.ts';
import { makeStudent, password } from '../../src/newcomer.ts';
import { logIn } from '../../src/pages/account.ts';
import { pressPay } from '../../src/pages/gift.ts';
import { proceedToPayment, takeToCart, untilAtGateway } from '../../src/pages/shop.ts';
import { openPerson, type Person } from '../../src/person.ts';
import { openSite, type Site } from '../../src/site.ts';

const courseKey = 'guitar-first-chords';
const courseId = demoId('course', courseKey);
const content = courses.find(({ key }) => key === courseKey);

// Silver costs 1,200: the gateway keeps 2.5%, and 60% of the rest is the instructor's (decisions M10, M11).
const price = 1200;
const received = 1170;
const share = 702;

let site: Site;
let browser: Browser;
let admin: Member;
let instructor: Member;

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
  admin = await memberOf(site, 'admin@sargam.test');
  instructor = await memberOf(site, 'instructor@sargam.test');
});
afterAll(() => browser?.close());

/** Presses the gateway's button, and ends the service in the moment the gateway has taken the money. */
const payAndKill = async ({ page }: Person, victim: string): Promise<void> => {
  const { pid } = await site.part(victim);
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

interface Books {
  readonly purchases: readonly { readonly _id: string; readonly paid: boolean; readonly amount: number }[];
  readonly owned: number;
  readonly earned: readonly number[];
  readonly listed: readonly number[];
  readonly receipts: number;
}

/** Everything that the order has left behind anywhere. */
const booksOf = async (student: Member, email: string): Promise<Books> => {
  const [purchases, owned, sales, { data }, letters] = await Promise.all([
    purchasesOf(student),
    classroomOf(student),
    salesOf(instructor, demoId('instructor', 'arif-chowdhury')),
    ordersToday(admin),
    lettersTo(site, email),
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
const mayLoseItsMail = (victim: string): boolean => victim === 'messaging';

const isWhole = (victim: string, { purchases, owned, earned, listed, receipts }: Books): boolean =>
  purchases.some(({ paid }) => paid) &&
  owned > 0 &&
  earned.length > 0 &&
  listed.length > 0 &&
  (receipts > 0 || mayLoseItsMail(victim));

const victims = ['commerce', 'learning', 'payouts', 'api-gateway', 'messaging', 'identity', 'catalogue'];

/** Who paid while a part was killed, and when all of it had arrived. */
const paidThrough = new Map<string, { student: Member; email: string; arrivedAt: number }>();

/** Repeated notifications, events that are delivered again: whatever comes late has come by then. */
const lateMs = 4000;

describe.each(victims)('a SIGKILL of %s in the moment of payment', (victim) => {
  it('loses nothing, and the page finds its way', async () => {
    const email = `shirin-${victim}-${Date.now()}@sargam.test`;
    const student = await makeStudent(site, admin, email);
    const { restarts } = await site.part(victim);

    const person = await openPerson(browser, site);
    await logIn(person, email, password);
    await takeToCart(person, courseKey, 'silver');
    await proceedToPayment(person, site);
    await payAndKill(person, victim);

    try {
      // Nothing is pressed and nothing reloaded: the page has to come here by itself.
      await person.page.waitForURL(({ pathname }) => pathname === '/studentpanel', { timeout: 90_000 });
      await person.page.getByRole('heading', { name: content?.title.en ?? '' }).waitFor({ timeout: 60_000 });
    } finally {
      await person.shot(`killed-${victim}`);
    }
    expect(person.troubles).toEqual([]);
    await person.leave();

    await site.untilReady();
    expect((await site.part(victim)).restarts).toBe(restarts + 1);
    await eventually(
      'the order is everywhere',
      async () => (isWhole(victim, await booksOf(student, email)) ? true : undefined),
      60_000,
    );
    paidThrough.set(victim, { student, email, arrivedAt: Date.now() });
  }, 180_000);
});

// Looked at when all are through, so that what comes late is waited for once and not after each.
describe.each(victims)('after that SIGKILL of %s', (victim) => {
  it('nothing is doubled and nothing lost, however late it comes', async () => {
    const through = paidThrough.get(victim);
    if (!through) throw new Error(`The payment through the death of ${victim} came to no end.`);
    const { student, email, arrivedAt } = through;
    await sleep(Math.max(0, arrivedAt + lateMs - Date.now()));
    const books = await booksOf(student, email);
    expect(books).toEqual({
      purchases: [{ _id: books.purchases[0]?._id, paid: true, amount: price }],
      owned: 1,
      earned: [share],
      listed: [received],
      receipts: mayLoseItsMail(victim) ? Math.min(1, books.receipts) : 1,
    });
    const { data, paidTotal, receivedTotal } = await ordersToday(admin);
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
    const buyer = await makeStudent(site, admin, email);
    const { restarts } = await site.part('store');

    const person = await openPerson(browser, site);
    const { page, t } = person;
    await logIn(person, email, password);
    await person.goTo('/products/giftCard/gift-card-1000');
    await page.getByRole('radio', { name: t('storefront.gift.myself') }).check();
    await pressPay(person);
    await untilAtGateway(person, site);
    await payAndKill(person, 'store');

    try {
      // Nothing is pressed and nothing reloaded: the page has to come here by itself.
      await page.waitForURL(({ pathname }) => pathname === '/giftcard-successfull', { timeout: 90_000 });
      await page.getByText(t('storefront.done.delivered', { email })).waitFor({ timeout: 60_000 });
    } finally {
      await person.shot('killed-store');
    }
    expect(person.troubles).toEqual([]);
    await person.leave();

    await site.untilReady();
    expect((await site.part('store')).restarts).toBe(restarts + 1);
    const code = await giftCodeTo(site, email);
    await sleep(lateMs);
    const { data: orders } = await buyer.get<List>(`/store/order/mine/${buyer.id}`);
    const { data: cards } = await admin.get<List>('/store/gift-card/');
    const mine = new Set(orders.map(({ _id }) => _id));
    const letters = await lettersTo(site, email);
    expect({
      orders: orders.map(({ orderStatus, isPaid }) => ({ orderStatus, isPaid })),
      cards: cards.filter(({ orderId }) => mine.has(orderId ?? '')).length,
      mailed: (await giftLettersTo(site, email)).length,
      receipts: letters.filter(({ html }) => orders.some(({ _id }) => html.includes(_id))).length,
    }).toEqual({ orders: [{ orderStatus: 'delivered', isPaid: true }], cards: 1, mailed: 1, receipts: 1 });
    await redeem(buyer, code);
    await redeem(buyer, code);
    expect(await walletOf(buyer)).toMatchObject({ balance: 1000, gift: 1000 });
  }, 180_000);
});
