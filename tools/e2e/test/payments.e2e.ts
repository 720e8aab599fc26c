import { findMethod } from '@sargam/sslcommerz-sandbox/methods/method';
import type { Browser } from 'playwright-core';
import { acceptPaymentReview } from '../src/api/admin-actions.ts';
import { type ApiUser, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { fetchOwnedCourses, fetchPurchases, type Purchase } from '../src/api/queries.ts';
import { addToCart } from '../src/api/student-actions.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import { type DemoCourse, findDemoCourse } from '../src/demo-course.ts';
import { eventually } from '../src/eventually.ts';
import { type GatewayMethod, gatewayMethods, payMethods } from '../src/gateway-methods.ts';
import {
  canPayAgain,
  chooseMethodAtGateway,
  choosePayment,
  expectCartNotice,
  findCartLine,
  pressOutcome,
  proceedToPayment,
  readGatewayMethods,
  waitForClassroom,
} from '../src/pages/checkout.ts';
import { findOrderRow } from '../src/pages/student.ts';
import {
  lostPaymentCase,
  outcomes,
  type PaymentCase,
  paymentCases,
  paymentCourseKeys,
} from '../src/payment-cases.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { defineSteps } from '../src/steps.ts';

const DAY = 86_400_000;

let site: Site;
let browser: Browser;
let admin: ApiUser;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
  admin = await logInToApi(site, 'admin@sargam.test');
});
afterAll(() => browser?.close());

interface Buyer {
  readonly user: BrowserUser;
  readonly student: ApiUser;
}

it('every outcome of the gateway’s page and every payment method has a case', () => {
  const cases = [...paymentCases, lostPaymentCase];
  expect(cases.map(({ outcome }) => outcome).toSorted()).toEqual(Object.keys(outcomes).toSorted());
  expect(new Set(cases.map(({ method }) => method))).toEqual(new Set(payMethods));
});

describe.each(['en', 'bn'] as const)('a payment (%s)', (language) => {
  let buyer: Buyer;
  /** The buyer of the lost payment. */
  let lostBuyer: Buyer;
  let course = findDemoCourse(paymentCourseKeys[0]);
  /** The final state of each order, as the purchase history must show it. */
  const finishedOrders: { readonly order: string; readonly state: string; readonly methodName?: string }[] =
    [];
  /** The gateway's pages of the payments, with the expected number of notifications. */
  const expectedNotifications: { readonly page: string; readonly times: number }[] = [];
  const countCartItems = async (student: ApiUser): Promise<number> =>
    (await student.get<{ total: number }>(`/cart/${student.id}`)).total;
  const titleOf = ({ title }: DemoCourse) => title(language);
  const step = (name: string, title: string, run: () => Promise<void>) =>
    defineSteps(`payments-${language}-${name}`, () => buyer?.user)(title, run);

  const fetchNewestPurchase = async ({ student }: Buyer): Promise<Purchase> => {
    const [order] = await fetchPurchases(student);
    if (!order) throw new Error('The buyer has no order.');
    return order;
  };
  const waitForState = ({ state }: PaymentCase, orderer = buyer) =>
    eventually(`the order is ${state}`, async () => {
      const order = await fetchNewestPurchase(orderer);
      return order.state === state ? order : undefined;
    });

  const createBuyer = async (name: string): Promise<Buyer> => {
    const email = `${name}-${language}-${Date.now()}@sargam.test`;
    const student = await createStudent(site, admin, email);
    const user = await openBrowserUser(browser, site, { language, account: { email, password } });
    return { user, student };
  };

  /** Goes from a cart with the course to the gateway's page, which must offer the chosen method. Returns its URL. */
  const goToGateway = async (
    { method, retriesFromNotice }: PaymentCase,
    { user, student } = buyer,
  ): Promise<string> => {
    if (retriesFromNotice) {
      await user.page.getByRole('button', { name: user.t('kit.retry') }).click();
      await chooseMethodAtGateway(user, site, method);
    } else {
      if ((await countCartItems(student)) === 0) await addToCart(student, course, 'silver');
      await user.goTo('/cart');
      await findCartLine(user, titleOf(course)).waitFor();
      await choosePayment(user, method);
      await proceedToPayment(user, site, method);
    }
    expect(await readGatewayMethods(user)).toEqual(gatewayMethods[method].offered);
    return user.page.url();
  };

  /** Expects the page that the case leads to. */
  const expectPage = async ({ browserAt }: PaymentCase, { user } = buyer): Promise<void> => {
    if (browserAt === 'gateway') return user.page.getByTestId('sandbox-mark').waitFor();
    if (browserAt === 'classroom') return waitForClassroom(user, titleOf(course));
    await expectCartNotice(user, browserAt.notice);
    await findCartLine(user, titleOf(course)).waitFor();
    expect(await canPayAgain(user)).toBe(browserAt.canRetry);
  };

  const recordOrder = (
    { _id: order, state, method, paid }: Purchase,
    { method: chosen }: PaymentCase,
  ): void => {
    if (paid) expect(method).toBe(findMethod(gatewayMethods[chosen].chosen).cardType);
    const { chosen: code, gatewayName }: GatewayMethod = gatewayMethods[chosen];
    const methodName = gatewayName ?? buyer.user.t(`kit.payment_method.${code}`);
    finishedOrders.push({ order, state, ...(paid && { methodName }) });
  };

  /** A paid course leaves the cart, and the next payment buys the next course. An unpaid course stays in the cart for a retry. */
  const expectCartAndAdvance = async ({ paid }: Purchase): Promise<void> => {
    expect(await countCartItems(buyer.student)).toBe(paid ? 0 : 1);
    const next = paymentCourseKeys[paymentCourseKeys.findIndex((key) => key === course.key) + 1];
    if (paid && next) course = findDemoCourse(next);
  };

  /** Finishes the payments that stay open: an admin accepts one, and the gateway reports the other as paid. */
  const decisions: Partial<Record<string, (page: string) => Promise<unknown>>> = {
    'pay-risky': async () => acceptPaymentReview(admin, (await fetchNewestPurchase(buyer))._id),
    'bad-signature': (page) => site.sandbox.completePage(page, 'pay'),
  };

  beforeAll(async () => {
    lostBuyer = await createBuyer('sumi');
    await goToGateway(lostPaymentCase, lostBuyer);
    await pressOutcome(lostBuyer.user, lostPaymentCase.outcome);
    await expectPage(lostPaymentCase, lostBuyer);
    await lostBuyer.user.goTo('/studentpanel?tab=3');
    buyer = await createBuyer('joba');
  });
  afterAll(async () => {
    await buyer?.user.close();
    await lostBuyer?.user.close();
  });

  for (const paymentCase of paymentCases) {
    step(
      paymentCase.outcome,
      `${paymentCase.title} (${paymentCase.outcome}, by ${paymentCase.method})`,
      async () => {
        const page = await goToGateway(paymentCase);
        await pressOutcome(buyer.user, paymentCase.outcome);
        await expectPage(paymentCase);
        const order = await waitForState(paymentCase);
        if (typeof paymentCase.browserAt === 'object')
          await buyer.user.takeScreenshot(`payments-${language}-${paymentCase.outcome}`);
        if (paymentCase.notifications !== undefined)
          expectedNotifications.push({ page, times: paymentCase.notifications });
        const decide = decisions[paymentCase.outcome];
        if (decide) {
          await decide(page);
          await waitForClassroom(buyer.user, titleOf(course));
        }
        const decided = decide ? await fetchNewestPurchase(buyer) : order;
        recordOrder(decided, paymentCase);
        await expectCartAndAdvance(decided);
      },
    );
  }

  step(
    'notified',
    'with repeated or late notifications keeps its state and opens each course once',
    async () => {
      for (const { page, times } of expectedNotifications) {
        const delivered = await eventually('no notification is pending', () =>
          site.sandbox.countDeliveredNotifications(page),
        );
        expect(delivered).toBe(times);
      }
      const states = (await fetchPurchases(buyer.student)).map(({ _id: order, state }) => ({ order, state }));
      expect(states).toEqual(finishedOrders.map(({ order, state }) => ({ order, state })).toReversed());
      const owned = await fetchOwnedCourses(buyer.student);
      expect(owned).toHaveLength(finishedOrders.filter(({ state }) => state === 'paid').length);
      for (const { endsAt } of owned)
        expect(Date.parse(endsAt)).toBeLessThan(Date.now() + (course.days('silver') + 1) * DAY);
    },
  );

  step('history', 'is shown in the purchase history with its state and its method', async () => {
    const { user } = buyer;
    const expectText = (order: string, text: string) =>
      findOrderRow(user, order).getByText(text, { exact: true }).first().waitFor();
    await user.goTo('/studentpanel?tab=3');
    // Attempts whose course was bought since are folded away.
    await user.page.getByRole('main').locator('summary').click();
    for (const { order, state, methodName } of finishedOrders) {
      await expectText(order, user.t(`panel.purchases.${state === 'paid' ? 'paid' : 'unpaid'}`));
      await expectText(order, methodName ?? user.t(`panel.purchases.state.${state}`));
    }
    await user.takeScreenshot(`payments-${language}-history`);
  });

  step(
    lostPaymentCase.outcome,
    `${lostPaymentCase.title}, and the page shows it without a reload`,
    async () => {
      const { user } = lostBuyer;
      const row = findOrderRow(user, (await fetchNewestPurchase(lostBuyer))._id);
      await row.getByText(user.t('panel.purchases.paid'), { exact: true }).waitFor({ timeout: 60_000 });
      expect((await waitForState(lostPaymentCase, lostBuyer)).paid).toBe(true);
    },
  );

  step('whole', 'causes no uncaught error on any page', async () => {
    for (const { user } of [buyer, lostBuyer]) expect(user.pageErrors).toEqual([]);
  });
});
